import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Calculator as AllFunctions, ThreeFunctions } from '../src/answers/api.ts';

export type Calculator = ThreeFunctions & Partial<AllFunctions>;

/**
 * Runs an embed.js, and parts after it, without a browser. There is no document, so there are no widgets.
 *
 * @returns the functions that a page would find
 */
export function embedded(...files: URL[]): Calculator {
  return run(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/** Runs a script as `embedded` does. */
export function run(script: string): Calculator {
  const page: { IbanRechner?: Calculator } = {};
  const missing = { document: {}, dispatchEvent() {}, HTMLScriptElement: class {} };
  new Function('window', ...Object.keys(missing), script)(page, ...Object.values(missing));
  if (!page.IbanRechner) throw new Error('The script has set nothing up.');
  return page.IbanRechner;
}

/**
 * Expects that two results are equal, for tests that compare many thousands: Vitest's own comparison takes longer than
 * most calculations, so it only describes a difference.
 */
export function expectSame(result: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(result, expected)) expect(result, message).toEqual(expected);
}
