import { expect } from 'vitest';

/** Makes a server write a line each second, once it has been asked for something. */
export const TICKING = { NODE_OPTIONS: `--import ${new URL('ticking.js', import.meta.url)}` };

/** Waits until a server that was started with {@link TICKING} has repeated what it does each second. */
export async function nextSecond(output: { readonly stdout: string }): Promise<void> {
  const ticks = () => output.stdout.split('tick\n').length;
  const before = ticks();
  await expect.poll(ticks, { interval: 20 }).toBeGreaterThan(before + 1);
}
