import { onTestFinished, vi } from 'vitest';

/** Sets the clock of this process, until the test has ended. Timers go on. @param now ISO 8601 */
export function setClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}
