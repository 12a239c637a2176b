import { expect } from 'vitest';
import type { Place } from './engine.ts';
import type { useEngine } from './use-engine.ts';

/** How a person uses a mode: what is on its button, what goes into its fields, what must come out. */
export interface Mode {
  readonly mode: string;
  readonly action: string;
  /** By words of the field's label. */
  readonly right: Readonly<Record<string, string>>;
  readonly wrong: Readonly<Record<string, string>>;
  readonly result: string;
}

export const IBAN = 'DE89370400440532013000';
export const MODES: readonly Mode[] = [
  {
    mode: 'build',
    action: 'IBAN berechnen',
    right: { Bankleitzahl: '370 400 44', Kontonummer: '532013000' },
    wrong: { Bankleitzahl: '370 400 4', Kontonummer: '0' },
    result: 'Ihre IBAN',
  },
  {
    mode: 'validate',
    action: 'IBAN prüfen',
    right: { IBAN: 'DE89 3704 0044 0532 0130 00' },
    wrong: { IBAN: 'DE88 3704 0044 0532 0130 00' },
    result: 'Die IBAN ist formal richtig.',
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
export const PARTS = ['regeln', 'banken', 'laender']
  .map((name) => `<script src="SITE/${name}.js"></script>`)
  .join('');
/** What a bank's own rule makes of an account, which the widget says once it knows the parts. */
export const BY_RULE = {
  texts: { Bankleitzahl: '10070024', Kontonummer: '5600200' },
  note: 'Die Unterkontonummer 00 wurde ergänzt.',
};

export const widget = (mode: string) => `<div data-iban-rechner data-mode="${mode}"></div>`;

/** Types into the fields, one after the other, and presses the button. */
export async function submit(place: Place, { action }: Mode, texts: Mode['right']) {
  for (const [label, text] of Object.entries(texts)) await place.type(label, text);
  await place.click(action);
}

/** Waits for the result of right input. */
export async function expectResult(place: Place, { result }: Mode) {
  await expect.poll(() => place.call('result')).toContain(result);
  expect(await place.call('result')).toContain('COBADEFFXXX');
  expect(await place.call('faults')).toEqual([]);
}

/** Opens a guest's page with a widget, and a field to paste into. */
export const openWidget = (test: ReturnType<typeof useEngine>, mode: string, head = '') =>
  test.guest({ head, body: `<label>Einfügen <textarea></textarea></label>${widget(mode)}${EMBED}` });

/** What is in the clipboard, as a person finds out. */
export async function pasted(page: Place): Promise<string | null> {
  await page.type('Einfügen', '');
  await page.control('v');
  return page.call('typed', 'Einfügen');
}
