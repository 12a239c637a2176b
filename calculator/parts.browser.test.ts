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
  // part-orders.long.browser.test.ts tests more orders.
  it('work where each is loaded in another way', async () => {
    const page = await expectWidgets(
      test,
      hostPage(
        ALL,
        script('regeln', 'defer') +
          script('banken', 'type="module"') +
          script('embed', 'async') +
          script('laender'),
      ),
    );
    await expectWidgets(
      test,
      hostPage(script('banken', 'async') + ALL + script('embed', 'type="module"') + script('regeln')),
      page,
    );
  });

  it('are added once if they come twice', async () => {
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

describe('the widget with the parts', () => {
  const CONFIRMED = '✓ Ihre IBAN';
  const MISTYPED = '⚠ Kontonummer prüfen – vermutlich vertippt.';
  const PROVISIONAL = '⚠ Vorläufig berechnet.';
  const CHECKED = 'Die Prüfziffer der Kontonummer passt.';
  const RULE = `(Stand der Regeln: ${RULES_MONTH}). Maßgeblich ist die IBAN auf dem Kontoauszug.`;
  const WRONG_DIGIT =
    'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.';
  const UNKNOWN_BLZ = `Die Bankleitzahl 100\u00a0000\u00a001 steht nicht im Verzeichnis der Bundesbank (gültig ab ${FIRST_DAY}).`;
  const ENDED = `Die Bankleitzahl 100\u00a0000\u00a001 ist hier nicht bekannt. Das Verzeichnis galt bis ${LAST_DAY}.`;
  const STATES = [
    {
      state: 'what the rule changed, that the check digit fits, rule and date',
      mode: 'build',
      typed: ['100 700 24', '5600200'],
      says: [
        CONFIRMED,
        'Die Unterkontonummer 00 wurde ergänzt.',
        'Deutsche Bank, Berlin',
        `${CHECKED} Es gilt IBAN-Regel\u00a020 dieser Bank ${RULE}`,
      ],
    },
    {
      state: 'that the check digit is wrong',
      mode: 'build',
      typed: ['12030000', '1'],
      says: [MISTYPED, 'DE72120300000000000001', WRONG_DIGIT, `Es gilt die Standardregel ${RULE}`],
    },
    {
      state: 'that no IBAN may be built',
      mode: 'build',
      typed: ['47460028', '1'],
      says: ['Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.'],
    },
    {
      state: 'an unknown BLZ after the directory’s last day',
      mode: 'build',
      typed: ['10000001', '1'],
      today: AFTER_QUARTER,
      says: [PROVISIONAL, 'DE85100000010000000001', ENDED],
    },
    { state: 'an unknown BLZ searched for', mode: 'lookup', typed: ['10000001'], says: [UNKNOWN_BLZ] },
    {
      state: 'a bank that is not on the short list',
      mode: 'lookup',
      typed: ['10000000'],
      says: ['Bundesbank, Berlin', 'BIC\u00a0MARKDEF1100'],
    },
    {
      state: 'that the check digit of the account in an IBAN fits',
      mode: 'validate',
      typed: ['DE89370400440532013000'],
      says: [
        '✓ Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.',
        `${CHECKED} Es gilt IBAN-Regel\u00a05 dieser Bank ${RULE}`,
      ],
    },
    {
      state: 'that a national check digit is wrong',
      mode: 'validate',
      typed: ['BE41 5390 0754 7035'],
      says: [MISTYPED, /^Die Prüfziffer der Kontonummer passt in diesem Land nicht\./, 'Land: Belgien'],
    },
  ] as const;

  it.each(MODES)(
    'in mode %s says each of its states, fits into 240 pixels, and is accessible',
    async (mode) => {
      const page = await test.open(narrowPage(widgetIn(mode), EMBED_WITH_PARTS));
      for (const { state, typed, says, ...at } of STATES.filter((one) => one.mode === mode)) {
        await page.clock.setFixedTime('today' in at ? at.today : IN_QUARTER);
        await fillIn(page, mode, [...typed]);
        await expect.poll(() => page.getByRole('status').innerText()).not.toBe('');
        const lines = (await page.getByRole('status').innerText()).split('\n');
        for (const line of says) {
          expect(lines, state).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
        }
        await expectFitAndAccessible(page, state);
      }
    },
  );
});
