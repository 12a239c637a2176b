import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { aloneIn, hasShared, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { holdBack } from '../../../test/hold-back.ts';
import { EMBED, EMBED_WITH_PARTS, hostPage } from '../../../test/host-page.ts';
import { BOTH, LETTER, openFields, testWays, WAYS } from '../../../test/inserted-texts.ts';

const test = useBrowser();
const open = (mode: string, html?: string) => openFields(test, mode, 'widget', html);

// The frame has the same fields.
testWays(test, 'widget');
testWays(test, 'frame', ['pasted']);

describe('the line', () => {
  it('names an account in the field for an IBAN, and an IBAN in the fields for an account', async () => {
    const validate = await open('validate');
    await WAYS['pasted']?.(validate, 0, 'Kto 532013000 BLZ 37040044');
    await expect
      .poll(validate.line)
      .toBe('Das sind Bankleitzahl und Kontonummer, keine IBAN: 370\u00a0400\u00a044 und 532013000.');
    await validate.page.evaluate(`heard = []; addEventListener('iban-rechner-read', () => heard.push(1))`);
    await validate.submit();
    await expect.poll(() => validate.page.evaluate('heard.length')).toBe(1);
    expect(await validate.line()).toContain('Das sind Bankleitzahl und Kontonummer');
    // One message for each submit: the field has no fault beside it.
    expect(await validate.frame.locator('strong').innerText()).toBe('');
    expect(await validate.result()).toBe('');
    expect(await accessibilityFaults(validate.page)).toEqual([]);

    const build = await open('build');
    await WAYS['pasted']?.(build, 1, 'IBAN: DE89 3704 0044 0532 0130 00');
    await expect.poll(build.line).toBe('Das ist eine IBAN.');
    expect((await build.contents())[0]).toBe('');
  });

  it('says the same once, however late the last script comes', async () => {
    const page = await test.open(hostPage(''));
    const release = await holdBack(page, 'regeln.js');
    const script = `<script>heard = []; addEventListener('iban-rechner-read', () => heard.push(1))</script>`;
    const html = hostPage(`<main>${widgetIn('validate')}</main>${EMBED}`, script);
    await page.goto(test.hosts.serve('late-country', { html }));
    const field = page.locator('input');
    await field.focus();
    await hasShared(page, 'judge');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'Kto 532013000 BLZ 37040044';
      const inputType = 'insertReplacementText';
      input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }));
    });
    await expect.poll(() => page.evaluate('heard.length')).toBe(1);
    release();
    await page.waitForFunction(
      `IbanRechner.buildIban('10070024', '56002').formatted === 'DE61 1007 0024 0005 6002 00'`,
    );
    expect(await page.evaluate('heard.length')).toBe(1);
  });

  it('says that swapped numbers were put right, on submit, beside their result', async () => {
    const opened = await open('build');
    await opened.field(0).pressSequentially('532013000');
    await opened.field(1).pressSequentially('370 400 44');
    expect(await opened.contents()).toEqual(['532013000', '370 400 44']);
    await opened.submit();
    await expect.poll(opened.result).toContain('DE89370400440532013000');
    expect(await opened.contents()).toEqual(BOTH);
    expect(await opened.line()).toBe(
      'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
    );
    expect(await accessibilityFaults(opened.page)).toEqual([]);
  });

  it('disappears when typing goes on, and says nothing about right texts', async () => {
    const opened = await open('build');
    await WAYS['pasted']?.(opened, 0, LETTER);
    await expect.poll(opened.line).not.toBe('');
    await opened.field(1).press('End');
    await opened.page.keyboard.type('1');
    expect(await opened.line()).toBe('');
    await opened.submit();
    await expect.poll(opened.result).not.toBe('');
    expect(await opened.line()).toBe('');
  });

  it('says which number is not clear, and no result is made of it', async () => {
    const opened = await open('build');
    await opened.page.evaluate(
      `heard = []; addEventListener('iban-rechner', ({ detail }) => heard.push(detail.result))`,
    );
    await opened.field(0).pressSequentially('3704004');
    await opened.field(1).pressSequentially('532013000 532013001\n');
    await expect.poll(() => opened.frame.locator('strong').first().innerText()).toContain('8 Ziffern');
    await opened.field(0).press('End');
    await opened.page.keyboard.type('4\n');
    await expect.poll(opened.line).toContain('Welche Zahl ist die Bankleitzahl, welche die Kontonummer?');
    expect(await opened.result()).toBe('');
    expect(await opened.frame.locator('strong').allInnerTexts()).toEqual(['', '']);
    expect(await opened.page.evaluate(`heard.filter((result) => result?.iban)`)).toEqual([]);
  });
});

describe('what stays as it is', () => {
  it('is each text while it is typed, and each number that is pasted into its field', async () => {
    const opened = await open('build');
    await opened.field(0).pressSequentially('Kto 532013000 BLZ 37040044');
    expect(await opened.contents()).toEqual(['Kto 532013000 BLZ 37040044', '']);
    await opened.field(0).fill('');
    await WAYS['pasted']?.(opened, 0, '370 400 44');
    await WAYS['pasted']?.(opened, 1, '1000 36-503');
    expect(await opened.contents()).toEqual(['370 400 44', '1000 36-503']);
    expect(await opened.line()).toBe('');
  });

  it('is the other field on undo', async () => {
    const opened = await open('build');
    await opened.page.evaluate(() => navigator.clipboard.writeText('BLZ 37040044'));
    await opened.field(1).pressSequentially('532013000');
    await opened.field(0).press('Control+V');
    await expect.poll(opened.contents).toEqual(['37040044', '532013000']);
    await opened.page.evaluate(`
      types = [];
      addEventListener('beforeinput', ({ inputType }) => types.push(inputType), true);
    `);
    await opened.field(0).press('Control+Z');
    await expect.poll(() => opened.page.evaluate('types')).toEqual(['historyUndo']);
    expect((await opened.contents())[1]).toBe('532013000');
  });

  it('is every text if the page has no parts', async () => {
    const page = await test.open(hostPage(aloneIn('build') + EMBED));
    await page.locator('input').first().fill('Kto 532013000 BLZ 37040044');
    await page.locator('input').first().press('Enter');
    await expect.poll(() => page.locator('output').innerText()).toContain('hat nur Ziffern');
    expect(await page.locator('input').first().inputValue()).toBe('Kto 532013000 BLZ 37040044');
    expect(await page.locator('form > p').count()).toBe(0);
  });
});

describe('the reader', () => {
  it('reads after a change of the mode, and if its part was loaded before embed.js', async () => {
    const parts = EMBED_WITH_PARTS.split('</script>').reverse().join('</script>').replace('</script>', '');
    const opened = await open('build', hostPage(`${widgetIn('validate')}${parts}</script>`));
    await opened.page.evaluate(() =>
      document.querySelector('[data-iban-rechner]')?.setAttribute('data-mode', 'build'),
    );
    await opened.frame.locator('input').nth(1).waitFor();
    await WAYS['pasted']?.(opened, 1, LETTER);
    await expect.poll(opened.contents).toEqual(BOTH);
    expect(await opened.line()).toBe('Bankleitzahl und Kontonummer übernommen.');
  });

  it('reports to the page what it has understood, so that the page may say it instead', async () => {
    const opened = await open('build');
    await opened.page.evaluate(
      `heard = []; addEventListener('iban-rechner-read', (event) => { heard.push(event.detail); event.preventDefault(); })`,
    );
    await WAYS['pasted']?.(opened, 0, 'IBAN DE89 3704 0044 0532 0130 00');
    await expect
      .poll(() => opened.page.evaluate('heard'))
      .toEqual([
        {
          judgement: expect.objectContaining({
            understood: { code: 'iban', iban: 'DE89370400440532013000' },
            question: expect.objectContaining({ code: 'is-iban', place: 0 }),
          }),
          sentence: 'Das ist eine IBAN.',
        },
      ]);
    expect(await opened.line()).toBe('');
  });
});
