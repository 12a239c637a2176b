import { readFileSync } from 'node:fs';
import type * as api from '../src/api.d.ts';

export type Calculator = Pick<typeof api, 'validate' | 'buildIban' | 'lookupBic'>;

/** What an embed.js gives a page. There are no elements here, so it makes no widgets. */
export function embedded(file: URL): Calculator {
  const page: { IbanRechner?: Calculator } = {};
  new Function('window', 'document', readFileSync(file, 'utf8'))(page, {});
  if (!page.IbanRechner) throw new Error(`${file.pathname} has set nothing up.`);
  return page.IbanRechner;
}
