import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { styleOf } from '../../../../calculator/test/browser-page.ts';
import { AFTER_QUARTER, RULES_MONTH } from '../../../../calculator/test/days.ts';
import { type accountForm, copied, focused, openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
const open = (path = '/', options = {}) => openWithWhole(site, path, { today: '2026-04-01', ...options });
type Form = ReturnType<typeof accountForm>;

/** The text of the result, with the parts of the IBAN unfolded and plain spaces. */
const result = async ({ result }: Form) => {
  await result.evaluate((place) => place.querySelector('details')?.setAttribute('open', ''));
  return (await result.innerText()).replace(/\s+/g, ' ').trim();
};

// calculator/src/answers has the sentences.
/** What is typed into the two fields, and what the form answers. */
const RESULTS: [first: string, second: string, says: string][] = [
  [
    '10070024',
    '56002',
    `✓ Ihre IBAN DE61100700240005600200 Deutsche Bank, Berlin BIC DEUTDEDBBER IBAN kopieren BIC kopieren Alles kopieren Drucken GiroCode Die Unterkontonummer 00 wurde ergänzt. Aufbau und Prüfung Land DE, Deutschland Prüfziffern 61 Bankleitzahl 100 700 24 Kontonummer 5600200 Die Prüfziffer der Kontonummer passt. Nach den Regeln der Bank gerechnet (Stand ${RULES_MONTH}). Es gilt die IBAN auf dem Kontoauszug. Weitere IBAN berechnen`,
  ],
  [
    'DE65100500000001234567',
    '',
    '⚠ Kontonummer prüfen – vermutlich vertippt. Die Form der IBAN ist richtig, aber eine Ziffer der Kontonummer passt nicht zu den anderen. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung. DE65100500000001234567 Berliner Sparkasse BIC BELADEBEXXX Trotzdem kopieren BIC kopieren Drucken Aufbau und Prüfung',
  ],
  [
    '50040033',
    '930125007',
    '✗ Keine IBAN Für diese Bank können wir keine IBAN berechnen. Fragen Sie die Bank. Weitere IBAN berechnen',
  ],
  [
    'AT61 1904 3002 3457 3201',
    '',
    '✓ Gültige IBAN AT611904300234573201 Österreich – Banken kennen wir nur für Deutschland IBAN kopieren Drucken GiroCode Ob es das Konto gibt, weiß nur die Bank. Aufbau und Prüfung Land AT, Österreich Prüfziffern 61 Bank und Konto 1904300234573201 Weitere IBAN berechnen',
  ],
];

describe('a result', () => {
  it('says what the calculator says, with the parts of the IBAN', async () => {
    const { form } = await open();
    for (const [first, second, says] of RESULTS) {
      await form.submit(first, second);
      await expect.poll(() => result(form)).toContain(says);
      expect((await result(form)).includes('✓')).toBe(says.includes('✓'));
    }
  });

  it('says after the last day of the directory that a bank is not known', async () => {
    const { form } = await open('/', { today: AFTER_QUARTER });
    await form.submit('DE27370400450532013000');
    await expect.poll(() => form.shown()).toHaveProperty('computed');
    expect(await result(form)).toContain('ist hier nicht bekannt. Das Verzeichnis galt bis ');
  });

  it('is in view and has the focus after Enter, with 400 % zoom', async () => {
    const viewport = { width: 320, height: 256 };
    const { page, form } = await open('/', { viewport });
    await form.submit('37040044', '532013000');
    await form.iban.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[data-result].result')))
      .toBe(true);
    // A part that is loaded later draws the result again.
    await expect
      .poll(async () => {
        const { y = -1, height = 0 } = (await form.iban.boundingBox()) ?? {};
        return y >= 0 && y + height <= viewport.height;
      })
      .toBe(true);
    await form.first.fill('');
    expect(await page.locator('[data-result]').getAttribute('aria-labelledby')).toBe(null);
  });

  it('is copied, the IBAN without spaces, and makes room for another; a button’s change back is not read', async () => {
    const { page, form } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await form.submit('37040044', '532013000');
    const copy = (name: string) => form.result.getByRole('button', { name });
    await copy('IBAN kopieren').click();
    const announced = form.result.locator('[role=status]').first();
    await expect.poll(() => announced.textContent()).toBe('Kopiert');
    const changes = await announced.evaluateHandle((region) => {
      const all: unknown[] = [];
      const observed = { childList: true, characterData: true, subtree: true };
      new MutationObserver((records) => all.push(...records)).observe(region, observed);
      return all;
    });
    expect(await copied(page)).toBe(IBAN);
    await copy('IBAN kopieren').waitFor();
    expect(await changes.evaluate((all) => all.length)).toBe(0);
    for (const [name, text] of [
      ['BIC kopieren', 'COBADEFFXXX'],
      ['Alles kopieren', `IBAN: ${IBAN}\nBIC: COBADEFFXXX\nBank: Commerzbank, Köln`],
    ] as const) {
      await copy(name).click();
      await copy('Kopiert').waitFor();
      expect(await copied(page)).toBe(text);
      await copy(name).waitFor();
    }
    await copy('Weitere IBAN berechnen').click();
    expect(await form.values()).toEqual(['', '']);
    expect(await focused(page)).toBe('bank');
    expect(await form.result.count()).toBe(0);
    await page.getByRole('link', { name: 'Ganze Liste?' }).waitFor();
  });
});

/** How many groups of an IBAN each line has, and the smallest gap between two groups of a line, in pixels. */
const groupsOf = (iban: Locator) =>
  iban.locator('span').evaluateAll((groups) => {
    const lines = new Map<number, { left: number; right: number }[]>();
    for (const group of groups) {
      const { top } = group.getBoundingClientRect();
      // Its text may be wider than the group itself.
      const text = document.createRange();
      text.selectNodeContents(group);
      lines.set(top, [...(lines.get(top) ?? []), text.getBoundingClientRect()]);
    }
    const gaps = [...lines.values()].flatMap((line) =>
      line.slice(1).map(({ left }, place) => left - (line[place]?.right ?? left)),
    );
    return { lines: [...lines.values()].map(({ length }) => length), gap: Math.min(...gaps) };
  });

describe('the card of an IBAN', () => {
  it('has a German IBAN on one line, narrow and wide, even one in a sentence or a field', async () => {
    const { page, form } = await open();
    // Confirmed, in doubt, and wrong.
    for (const [first, second] of [
      ['37040044', '532013000'],
      ['10050000', '1234567'],
      ['DE88370400440532013000'],
    ] as const) {
      await form.submit(first, second);
      await form.iban.waitFor();
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, gap } = await groupsOf(form.iban);
        expect(lines, `${first} at ${width} px`).toEqual([6]);
        expect(gap, `${first} at ${width} px`).toBeGreaterThan(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    // Large letters need two lines.
    await page.setViewportSize({ width: 320, height: 800 });
    await form.submit('37040044', '532013000');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const { lines: large, gap } = await groupsOf(form.iban);
    expect(large).toHaveLength(2);
    expect(gap).toBeGreaterThan(1);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 360, height: 800 });
    await form.submit('DE97 1007 0024 0000 0560 02');
    await expect
      .poll(() => form.result.locator('.note .iban-inside').allTextContents())
      .toEqual(['DE61 1007 0024 0005 6002 00']);
    const lines = form.result.locator('.iban-inside').evaluate((iban) => {
      const { height } = iban.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(iban).lineHeight);
    });
    expect(await lines).toBeLessThan(1.5);
    const [shown = 0, needed = 1] = await form.first.evaluate((input) => [
      input.clientWidth,
      input.scrollWidth,
    ]);
    expect(needed).toBeLessThanOrEqual(shown);
  });

  it('shows its state by edge and sign, and has a filled button and a GiroCode only if it is confirmed', async () => {
    const { page, form } = await open();
    const seen: (string | null)[][] = [];
    const edges = new Set<string>();
    for (const [first, second] of [
      ['37040044', '532013000'],
      ['10050000', '1234567'],
      ['50040033', '930125007'],
    ] as const) {
      await form.submit(first, second);
      await form.result.waitFor();
      const heading = form.result.locator('h2');
      const [edge = ''] = await styleOf(form.result, 'borderLeftColor');
      edges.add(edge);
      // Tinted in its colour.
      expect(await styleOf(form.result, 'backgroundColor')).not.toEqual(
        await styleOf(page.locator('.card').first(), 'backgroundColor'),
      );
      const colours = await form.result
        .locator('dd')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
      // Others would mean that a part is right or doubtful.
      expect(new Set(colours).size).toBeLessThan(2);
      seen.push([
        await heading.textContent(),
        ...(await form.result.locator('button.main, summary').allTextContents()),
      ]);
      await form.first.fill('');
    }
    expect(seen).toEqual([
      ['✓ Ihre IBAN', 'IBAN kopieren', 'Aufbau und Prüfung'],
      // No line begins with the dash.
      ['⚠ Kontonummer prüfen – vermutlich vertippt.', 'Aufbau und Prüfung'],
      ['✗ Keine IBAN'],
    ]);
    expect(edges.size).toBe(3);
  });
});
