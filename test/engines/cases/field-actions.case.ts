import { describe, expect, it } from 'vitest';
import type { TestPage } from '../engine.ts';
import { openGuest } from '../use-engine.ts';

const IBAN = 'DE02120300000000202051';
const SCRIPTS = ['embed', 'feld'].map((name) => `<script src="SITE/${name}.js"></script>`).join('');

const IBAN_BEFORE = 'davor';
type Act = (page: TestPage) => Promise<unknown>;
const keys = (text: string) => (page: TestPage) => page.keys(text);
const code = (what: 'focus' | 'select' | 'select-on-focus', value?: string) => (page: TestPage) =>
  value === undefined ? page.call('act', 'IBAN', what) : page.call('act', 'IBAN', what, value);
const caret = (at: number) => (page: TestPage) => page.call('setCaret', 'IBAN', at);
const before = (page: TestPage) => page.focus(IBAN_BEFORE);
const click = (page: TestPage) => page.focus('IBAN');
const selectAll = (page: TestPage) => page.control('a');

/** What a person, a page or a test tool does with an input that has a text. */
const ACTIONS: readonly (readonly [name: string, steps: readonly Act[]])[] = [
  ['Tab into it, type a letter', [before, keys('\t'), keys('A')]],
  ['Tab into it, delete', [before, keys('\t'), keys('\b')]],
  ['focus(), select(), type', [code('focus'), code('select'), keys('A')]],
  ['select(), focus(), type', [code('select'), code('focus'), keys('A')]],
  ['select() at each focus, type', [code('select-on-focus'), before, keys('\t'), keys('A')]],
  ['click, select all, type', [click, selectAll, keys('A')]],
  ['a text by code, select(), type', [click, code('select', 'DE89'), keys('A')]],
  ['the caret at the end, type', [caret(99), keys('7')]],
  ['the caret at the start, delete', [caret(0), keys('\x7f')]],
];

async function open(wrap: (input: string) => string) {
  const page = await openGuest({
    body: `<p><label>${IBAN_BEFORE} <input></label></p><form>${wrap(`<label>IBAN <input name="iban" size="40" value="${IBAN}"></label>`)}</form>${SCRIPTS}`,
  });
  return page;
}
const compact = async (page: TestPage) => ((await page.call('typed', 'IBAN')) ?? '').replaceAll(' ', '');

describe('the text after an action is that of a bare input', () => {
  it.each(ACTIONS)('%s', async (_, steps) => {
    const bare = await open((input) => input);
    for (const act of steps) await act(bare);
    const expected = await compact(bare);
    const field = await open((input) => `<iban-field data-load="none">${input}</iban-field>`);
    for (const act of steps) await act(field);
    await expect.poll(() => compact(field)).toBe(expected);
  });
});
