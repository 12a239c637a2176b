import { expect, it, vi } from 'vitest';

it('compiles patterns with classes of letters when a text is read, not when a page loads the reader', async () => {
  const compiled: string[] = [];
  const { RegExp: Original } = globalThis;
  vi.stubGlobal(
    'RegExp',
    class extends Original {
      constructor(source: string | RegExp, flags?: string) {
        super(source, flags);
        if (this.source.includes('\\p{')) compiled.push(this.source);
      }
    },
  );
  vi.resetModules();
  const { tokensOf } = await import('./tokens.ts');
  expect(compiled).toEqual([]);
  tokensOf('Kto 532013000');
  expect(compiled).not.toEqual([]);
  vi.unstubAllGlobals();
});
