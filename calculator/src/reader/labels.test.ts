import { expect, it, vi } from 'vitest';
import { patternAt } from './labels.ts';

it('a pattern is compiled again for other flags', () => {
  expect(patternAt('kto').test('KTO')).toBe(true);
  expect(patternAt('kto', 0, 'uy').test('KTO')).toBe(false);
  expect(patternAt('kto').test('KTO')).toBe(true);
});

it('the reader compiles Unicode patterns when it reads a text, not when a page loads it', async () => {
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
