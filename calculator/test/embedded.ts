import { readFileSync } from 'node:fs';
import type * as api from '../src/api.d.ts';

export type Calculator = Pick<typeof api, 'validate' | 'buildIban' | 'lookupBic'> & Partial<api.Calculator>;

/**
 * Runs an embed.js, and parts behind it, without a browser. There is no document, so there are no widgets.
 *
 * @returns the functions that a page would find
 */
export function embedded(file: URL, ...parts: URL[]): Calculator {
  const page: { IbanRechner?: Calculator } = {};
  const scripts = [file, ...parts].map((script) => readFileSync(script, 'utf8'));
  new Function('window', 'document', scripts.join('\n'))(page, {});
  if (!page.IbanRechner) throw new Error(`${file.pathname} has set nothing up.`);
  return page.IbanRechner;
}
