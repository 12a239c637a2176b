import { readFileSync } from 'node:fs';
import type * as api from '../src/api.d.ts';

export type Calculator = Pick<typeof api, 'validate' | 'buildIban' | 'lookupBic'>;

/**
 * What an embed.js gives a page, and what it learns from parts. There are no elements here, so it makes no widgets.
 */
export function embedded(file: URL, ...parts: URL[]): Calculator {
  const page: { IbanRechner?: Calculator } = {};
  const scripts = [file, ...parts].map((script) => readFileSync(script, 'utf8'));
  new Function('window', 'document', scripts.join('\n'))(page, {});
  if (!page.IbanRechner) throw new Error(`${file.pathname} has set nothing up.`);
  return page.IbanRechner;
}
