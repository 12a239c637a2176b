import { expect } from 'vitest';
import type { TestPage } from './engine.ts';
import { openGuest } from './use-engine.ts';

/** How a person uses the widget in one mode. */
export interface Mode {
  /** The value of `data-mode`. */
  readonly mode: string;
  /** The words on the button. */
  readonly action: string;
  /** Right input, by words of the field's label. */
  readonly right: Readonly<Record<string, string>>;
  readonly wrong: Readonly<Record<string, string>>;
  /** Words of the result for right input. */
  readonly result: string;
}

export const IBAN = 'DE89370400440532013000';
export const BUILD: Mode = {
  mode: 'build',
  action: 'IBAN berechnen',
  right: { Bankleitzahl: '370 400 44', Kontonummer: '532013000' },
  wrong: { Bankleitzahl: '370 400 4', Kontonummer: '0' },
  result: 'Ihre IBAN',
};
export const MODES: readonly Mode[] = [
  BUILD,
  {
    mode: 'validate',
    action: 'IBAN prüfen',
    right: { IBAN: 'DE89 3704 0044 0532 0130 00' },
    wrong: { IBAN: 'DE89 3704 0044 0532 0130 0' },
    result: '✓ Gültige IBAN',
  },
  {
    mode: 'lookup',
    action: 'Bank suchen',
    right: { Bankleitzahl: '37040044' },
    wrong: { Bankleitzahl: '3704OO44' },
    result: 'Commerzbank',
  },
];

export const EMBED = '<script src="SITE/embed.js"></script>';
export const WHOLE = '<script src="SITE/rechner.js"></script>';
/** An account that a bank's rule changes, and the note that the widget shows for it with the whole. */
export const BY_RULE = {
  texts: { Bankleitzahl: '10070024', Kontonummer: '5600200' },
  note: 'Die Unterkontonummer 00 wurde ergänzt.',
};

export const widget = (mode: string) => `<div data-iban-rechner data-mode="${mode}"></div>`;

/** Types into the fields, one after the other, and presses the button. */
export async function submit(page: TestPage, { action }: Mode, texts: Mode['right']) {
  for (const [label, text] of Object.entries(texts)) await page.type(label, text);
  await page.click(action);
}

/** Waits for the result of right input. */
export async function expectResult(page: TestPage, { result }: Mode) {
  await expect.poll(() => page.call('result')).toContain(result);
  expect(await page.call('result')).toContain('COBADEFFXXX');
  expect(await page.call('faults')).toEqual([]);
}

/** Opens a guest's page with a widget, and a field to paste into. */
export const openWidget = (mode: string, head = '') =>
  openGuest({ head, body: `<label>Einfügen <textarea></textarea></label>${widget(mode)}${EMBED}` });

/** Pastes the clipboard into the field of the guest's page, and returns the text of the field then. */
export async function pasted(page: TestPage): Promise<string | null> {
  await page.type('Einfügen', '');
  await page.control('v');
  return page.call('typed', 'Einfügen');
}
