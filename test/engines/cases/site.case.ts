import { describe, expect, inject, it } from 'vitest';
import type { TestPage } from '../engine.ts';
import { complaints, openSite } from '../use-engine.ts';
import { BY_RULE, IBAN } from '../widget-use.ts';

/** The labels of the form on the home page. */
const FIRST = 'Bankleitzahl, Bank oder IBAN';
const SECOND = 'Kontonummer';

const engine = inject('engine');
const isChromium = typeof engine === 'object' && engine.name === 'chromium';

/** The text of the result. Groups of an IBAN have no spaces between them. */
const result = async (page: TestPage) =>
  (await page.call('texts', '.result > *')).map((text) => text.trim()).join(' ');

const PAGES =
  '/ /banken /banken?q=Berlin /banken/37040044 /listen /faq /glossar /einbetten /einbetten/referenz /schnittstelle /status /datenschutz /en'.split(
    ' ',
  );

describe('the site in a narrow window', () => {
  it('keeps the choices of columns apart when the window gets narrow', async () => {
    const page = await openSite('/listen');
    await page.type('Ihre Liste', 'BLZ;Konto;Kontonummer\n37040044;532013000;532013001');
    await page.click('Liste prüfen');
    await expect.poll(() => page.call('tops', '.options label')).toHaveLength(2);
    await page.call('setWidth', '[data-columns]', 328);
    const tops = await page.call('tops', '.options .detail, .column-selects label');
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  it('shows an IBAN on one line of a narrow card', async () => {
    const page = await openSite('/');
    await page.call('setWidth', '[data-result]', 328);
    await page.type(FIRST, 'DE89 3704 0044 0532 0130 00\n');
    await expect.poll(() => page.call('tops', '.iban > span'), { timeout: 20_000 }).toHaveLength(1);
  });
});

describe('the site on a dark system', () => {
  const scheme = 'dark';

  it('works through lists of accounts in a worker, and shows the rows', async () => {
    const page = await openSite('/listen', scheme);
    await page.click('Beispiel ausprobieren');
    await expect.poll(() => page.call('rows')).toHaveLength(11);
    // The rows to ask the members about come first.
    expect((await page.call('rows'))[0]).toContain('nachfragen');
    expect((await page.call('rows')).join('\n')).toContain('Die Unterkontonummer 00 wurde ergänzt.');
    expect(await page.call('faintTexts')).toEqual([]);
    await page.type('Ihre Liste', 'BLZ 37040044 Kto. 532013000');
    await page.click('Liste prüfen');
    await expect.poll(() => page.call('rows')).toHaveLength(1);
    expect((await page.call('rows'))[0]?.replace(/\s/g, '')).toContain(IBAN);
    await page.type('Ihre Liste', 'Anna Arndt');
    await page.click('Liste prüfen');
    await expect.poll(() => page.call('faults')).not.toEqual([]);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('says on its home page what is wrong with a Bankleitzahl, and puts the caret there', async () => {
    const page = await openSite('/', scheme);
    await page.type(FIRST, '3704004\n');
    await expect
      .poll(async () => (await page.call('faults')).join(), { timeout: 20_000 })
      .toContain('Eine Bankleitzahl hat 8 Ziffern, diese hat 7.');
    expect(await page.call('focused')).toBe(FIRST);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it.each([
    ['mistyped', 'DE88 3704 0044 0532 0130 00', '✗ Diese IBAN ist falsch. Eine Stelle ist vertippt'],
    ['with a letter', 'DE89 37O4 0044 0532 0130 00', 'Stelle 7 der IBAN ist ein „O“'],
  ])('has a card on its home page that says what is wrong with an IBAN, %s', async (_, typed, says) => {
    const page = await openSite('/', scheme);
    await page.type(FIRST, `${typed}\n`);
    await expect.poll(() => result(page), { timeout: 20_000 }).toContain(says);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  // In Chromium, the tests of the site cover the rest.
  if (isChromium) return;

  it.each(['light', 'dark'] as const)(
    'loads each page without a complaint, readable, on a %s one',
    async (system) => {
      for (const path of PAGES) {
        const page = await openSite(path, system);
        expect([path, (await page.call('lightness', 'page')) < 0.5]).toEqual([path, system === 'dark']);
        expect((await page.call('faintTexts', 'all')).length).toBeGreaterThan(20);
        expect([path, await page.call('faintTexts')]).toEqual([path, []]);
        expect(await complaints()).toEqual([]);
      }
    },
  );

  it('loads the calculator’s parts by itself, and then builds by the rule of the bank', async () => {
    const page = await openSite('/', scheme);
    const { Bankleitzahl: blz, Kontonummer: kontonummer } = BY_RULE.texts;
    await page.type(FIRST, blz);
    await page.type(SECOND, `${kontonummer}\n`);
    await expect.poll(() => result(page), { timeout: 20_000 }).toContain(BY_RULE.note);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it.each([
    ['a text', 'Kto 532013000 BLZ 37040044\n', `✓ Ihre IBAN ${IBAN}`],
    ['an IBAN', 'DE89 3704 0044 0532 0130 00\n', `✓ Gültige IBAN ${IBAN}`],
    ['a bank', '37040044\n', 'Commerzbank, Köln BLZ370 400 44'],
  ])('has a form on its home page that answers %s, readably', async (_, typed, says) => {
    const page = await openSite('/', scheme);
    await page.type(FIRST, typed);
    await expect.poll(() => result(page), { timeout: 20_000 }).toContain(says);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('suggests banks on its home page, and asks for the account number', async () => {
    const page = await openSite('/', scheme);
    await page.type(FIRST, 'DKB');
    await expect
      .poll(async () => (await page.call('texts', '[role=option]'))[0], { timeout: 20_000 })
      .toContain('Deutsche Kreditbank');
    await page.type(FIRST, 'DKB\n');
    await expect
      .poll(() => page.call('texts', '[data-line]'))
      .toEqual(['Für die IBAN fehlt nur noch die Kontonummer.']);
    expect(await page.call('faintTexts')).toEqual([]);
  });
});
