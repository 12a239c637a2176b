import type { Page } from 'playwright-core';
import type { useSite } from './site-visitor.ts';

/** What the form of the home page must make of two texts. */
export type Expected =
  /** A confirmed IBAN. */
  | { readonly confirmed: string }
  /** An IBAN that is computed, not confirmed. */
  | { readonly computed: string }
  /** The card of a wrong IBAN says this. */
  | { readonly wrong: string }
  /** By the rule of its bank, the account has no IBAN. */
  | { readonly refused: string }
  /** The bank is shown, and the account number is asked for. */
  | { readonly bank: string }
  /** The person chooses among banks; the first of them has this BLZ, whatever its name is in the shipped edition. */
  | { readonly choose: string }
  /** What is wrong with the first or second field. */
  | { readonly first: string }
  | { readonly second: string }
  /** A sentence about both fields, and no result. */
  | { readonly question: string };

/** The form of the home page, as a visitor sees it. */
export function accountForm(page: Page) {
  const result = page.locator('[data-result].result');
  return {
    first: page.locator('#bank'),
    second: page.locator('#konto'),
    button: page.locator('[data-submit]'),
    named: page.locator('[data-named]'),
    line: page.locator('[data-line]'),
    /** The suggested banks. */
    options: page.locator('[data-hits] > [role=option]'),
    result,
    /** The texts in the two fields. */
    async values(): Promise<string[]> {
      return [await this.first.inputValue(), await this.second.inputValue()];
    },
    iban: result.locator('.iban'),
    /** What the form shows: a result, a fault or a question, with plain spaces. Hidden texts are left out. */
    async shown(): Promise<Record<string, string>> {
      const shown = await page.evaluate(() => {
        const text = (selector: string) => {
          const element = document.querySelector<HTMLElement>(selector);
          return element?.checkVisibility() ? (element.textContent ?? '') : '';
        };
        const heading = text('.result h2');
        const iban = text('.result .iban');
        if (heading.startsWith('✓')) return { confirmed: iban };
        if (heading.startsWith('⚠')) return { computed: iban };
        const line = text('[data-line]');
        if (/^✗ Diese IBAN/.test(heading)) return { wrong: text('.result') };
        if (heading)
          return /fehlt|missing/.test(line) ? { bank: text('.result .code.blz') } : { refused: heading };
        const first = text('#bank-fehler [data-fault]');
        if (first) return { first };
        const second = text('#konto-fehler [data-fault]');
        if (second) return { second };
        const choose = text('[data-hits] [aria-selected=true]');
        return choose ? { choose } : { question: line };
      });
      return Object.fromEntries(
        Object.entries(shown).map(([name, value]) => [name, value.replace(/\s/g, ' ')]),
      );
    },
    /** Whether the form shows what is expected: exactly this IBAN, or else a text that contains this one. */
    async says(expected: Expected): Promise<boolean> {
      const shown = await this.shown();
      const [[name = '', value = ''] = []] = Object.entries(expected);
      const isIban = name === 'confirmed' || name === 'computed';
      return isIban ? shown[name] === value : (shown[name]?.includes(value) ?? false);
    },
    /** Fills both fields and presses Enter. If the second text is empty, the second field is, too. */
    async submit(first: string, second = '') {
      await this.second.evaluate((input) => {
        (input as HTMLInputElement).value = '';
      });
      await this.first.fill(first);
      if (second) await this.second.fill(second);
      await this.first.press('Enter');
    },
  };
}

/** Waits until the calculator has loaded the whole. */
export async function waitForWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'explainIban' in (window as unknown as { IbanRechner: object }).IbanRechner,
  );
}

/** Opens a page with the form, and waits for the whole. */
export async function openWithWhole(
  site: ReturnType<typeof useSite>,
  path = '/',
  options: Parameters<ReturnType<typeof useSite>['open']>[1] = { today: '2026-04-01' },
) {
  const { page, sent } = await site.open(path, options);
  await waitForWhole(page);
  return { page, sent, form: accountForm(page) };
}

/** Reads what was copied, with its line breaks, by pasting it into a field of our own. */
export async function copied(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('main')?.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  return page.locator('textarea').last().inputValue();
}

/** The id of the element that has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
