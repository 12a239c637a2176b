import { describe, expect, it } from 'vitest';
import { fillIn, MODES, useBrowser, widgetIn } from './test/browser-page.ts';
import { AFTER_QUARTER, FIRST_DAY, IN_QUARTER, LAST_DAY, RULES_MONTH } from './test/days.ts';
import {
  ALL,
  EMBED,
  EMBED_WITH_PARTS,
  expectFitAndAccessible,
  expectWidgets,
  hostPage,
  integrityOf,
  learnedParts,
  narrowPage,
  PARTS,
  pinned,
  script,
  version,
} from './test/host-page.ts';

const test = useBrowser();
const ALL_PARTS = PARTS.map((name) => script(name)).join('');
const KNOWN = { rules: true, directory: true, countries: true };

describe('the parts', () => {
  it('are added once if they are loaded twice', async () => {
    const page = await test.open(
      hostPage(
        `${EMBED_WITH_PARTS}<script>const { validate, buildIban, lookupBic } = IbanRechner</script>${ALL_PARTS}${script('embed')}`,
      ),
    );
    expect(
      await page.evaluate(
        'validate === IbanRechner.validate && buildIban === IbanRechner.buildIban && lookupBic === IbanRechner.lookupBic',
      ),
    ).toBe(true);
    await expectWidgets(
      test,
      hostPage(`${PARTS.map((name) => script(name).repeat(2)).join('')}${EMBED}${ALL}`),
      page,
    );
  });

  it('may be loaded at any time: a result on the page is then computed again', async () => {
    const page = await test.open(
      hostPage(`<div data-iban-rechner data-mode="build" data-parts="none"></div>${EMBED}`),
    );
    await fillIn(page, 'build', ['10070024', '5600200']);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('DE61 1007 0024 0005 6002 00');
    await page.addScriptTag({ url: `${test.hosts.site}/formular.js` });
    expect(await page.locator('b').textContent()).toBe('DE61100700240005600200');
    await page.addScriptTag({ url: `${test.hosts.site}/regeln.js` });
    expect(await page.locator('b').textContent()).toBe('DE50100700240560020000');
    expect(await page.getByRole('status').innerText()).toContain('Vorläufig berechnet');
    await page.addScriptTag({ url: `${test.hosts.site}/banken.js` });
    expect(await page.getByRole('status').innerText()).toMatch(/^✓ Ihre IBAN/);
  });

  it('do nothing on a page without the calculator, even if an element has its name', async () => {
    const element = '<form id="IbanRechner"><input name="validate"><input name="buildIban"></form>';
    const page = await test.open(hostPage(element + ALL_PARTS));
    expect(await page.evaluate('IbanRechner instanceof HTMLFormElement')).toBe(true);
    const links = '<a id="IbanRechner"></a><a id="IbanRechner" name="validate" href="x:y"></a>';
    await expectWidgets(test, hostPage(links + ALL_PARTS + ALL + EMBED), page);
  });

  it('pinned by a hash under their versioned names are run, and a changed one is not', async () => {
    const others = pinned('banken') + pinned('laender');
    await expectWidgets(test, hostPage(pinned('embed') + pinned('regeln') + others + ALL));
    const changed = script(`regeln-${version}`, integrityOf('embed'));
    const page = await test.open(hostPage(EMBED + changed + others), {}, /integrity/);
    expect(await learnedParts(page)).toEqual({ ...KNOWN, rules: false });
  });

  it('are added to the functions of version 0.1.0, too, and leave its widgets alone', async () => {
    const page = await test.open(hostPage(script('embed-0.1.0') + ALL_PARTS + script('embed') + ALL));
    expect(await learnedParts(page)).toEqual(KNOWN);
    await page.locator('[data-mode=build] form').waitFor();
    expect(await page.locator('form').count()).toBe(3);
  });
});

/** What is said below an IBAN whose check digit of the account fits. @param rule of its bank */
const checked = (rule: number) =>
  `Die Prüfziffer der Kontonummer passt. Es gilt IBAN-Regel\u00a0${rule} dieser Bank (Stand der Regeln: ${RULES_MONTH}). Maßgeblich ist die IBAN auf dem Kontoauszug.`;

/** What the widget with the parts says, line by line, on a day of the quarter or on another. */
const ANSWERS: Record<
  string,
  readonly (readonly [typed: string[], lines: readonly string[], today?: string])[]
> = {
  build: [
    [
      ['100 700 24', '5600200'],
      ['✓ Ihre IBAN', 'Die Unterkontonummer 00 wurde ergänzt.', 'Deutsche Bank, Berlin', checked(20)],
    ],
    [
      ['12030000', '1'],
      [
        '⚠ Kontonummer prüfen – vermutlich vertippt.',
        'DE72120300000000000001',
        'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.',
      ],
    ],
    [['47460028', '1'], ['Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.']],
    [
      ['10000001', '1'],
      [
        '⚠ Vorläufig berechnet.',
        `Die Bankleitzahl 100\u00a0000\u00a001 ist hier nicht bekannt. Das Verzeichnis galt bis ${LAST_DAY}.`,
      ],
      AFTER_QUARTER,
    ],
  ],
  lookup: [
    [
      ['10000001'],
      [
        `Die Bankleitzahl 100\u00a0000\u00a001 steht nicht im Verzeichnis der Bundesbank (gültig ab ${FIRST_DAY}).`,
      ],
    ],
    [['10000000'], ['Bundesbank, Berlin', 'BIC\u00a0MARKDEF1100']],
  ],
  validate: [
    [
      ['DE89370400440532013000'],
      [
        '✓ Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.',
        'Commerzbank, Köln',
        checked(5),
      ],
    ],
    [['BE41 5390 0754 7035'], ['⚠ Kontonummer prüfen – vermutlich vertippt.', 'Land: Belgien']],
  ],
};

it.each(MODES)(
  'the widget with the parts is accessible in 240 pixels in mode %s, whatever it says',
  async (mode) => {
    const page = await test.open(narrowPage(widgetIn(mode), EMBED_WITH_PARTS));
    for (const [typed, lines, today = IN_QUARTER] of ANSWERS[mode] ?? []) {
      await page.clock.setFixedTime(today);
      await fillIn(page, mode, typed);
      const said = async () => (await page.getByRole('status').innerText()).split('\n');
      await expect.poll(said).toEqual(expect.arrayContaining([...lines]));
      await expectFitAndAccessible(page, typed.join());
    }
  },
);
