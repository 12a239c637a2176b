import { describe, expect, it } from 'vitest';
import {
  button,
  check,
  choose,
  description,
  downloaded,
  downloadedText,
  rowTexts,
  sample,
  waitForResult,
} from '../../../test/list-visitor.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

describe('a file', () => {
  it('from Excel in ISO-8859-1 is read, and the result is a file that Excel reads as UTF-8', async () => {
    const { page } = await site.open('/listen');
    await choose(
      page,
      'Mitglieder März.csv',
      Buffer.from('Straße;BLZ;Konto\r\nJürgen Groß;37040044;532013000\r\n', 'latin1'),
    );
    await waitForResult(page);
    expect(await description(page)).toContain('Mitglieder März.csv: 1\u00a0Zeile.');
    expect((await rowTexts(page))[0]).toContain('Jürgen Groß');
    const { name, text } = await downloadedText(page, 'Als CSV-Datei herunterladen');
    expect(name).toBe('Mitglieder März-iban.csv');
    expect(text).toBe(
      '\ufeffStraße;BLZ;Konto;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\nJürgen Groß;37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig;\r\n',
    );
  });

  it('can be dropped anywhere on the page', async () => {
    const { page } = await site.open('/listen');
    const passed = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['DE89370400440532013000\n'], 'liste.txt'));
      const happens = (name: string) =>
        document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      return [happens('dragover'), happens('drop')];
    });
    // An event that is not prevented would make the browser open the file.
    expect(passed).toEqual([false, false]);
    await waitForResult(page);
    expect(await description(page)).toContain('liste.txt: 1\u00a0Zeile');
  });

  it('that is not a list is refused with a reason', async () => {
    const { page } = await site.open('/listen');
    for (const [name, content, fault] of [
      ['liste.xls', sample('liste.xls'), 'Das ist eine alte Excel-Datei (.xls).'],
      ['liste.pdf', Buffer.from('%PDF-1.7'), 'Das ist keine Textdatei.'],
    ] as const) {
      await choose(page, name, content);
      await page.locator('[data-fault]', { hasText: fault }).waitFor();
    }
    // A file of the same name can be chosen again.
    await choose(page, 'liste.pdf', Buffer.from('DE89370400440532013000'));
    await waitForResult(page);
  });

  it('from Excel or LibreOffice is read, and given back as a file whose cells are text', async () => {
    const { page } = await site.open('/listen');
    await check(page, 'BLZ;Konto;IBAN\n37040044;532013000;\n');
    const { name, bytes } = await downloaded(page, 'Als Excel-Datei herunterladen');
    expect(name).toBe('liste-iban.xlsx');
    await choose(page, name, bytes);
    await page.getByText('liste-iban.xlsx: 1').waitFor();
    await waitForResult(page);
    // Its added columns are made anew.
    await button(page, 'Spalten ändern').click();
    expect(await page.locator('#spalte-iban option').allInnerTexts()).toEqual([
      'keine',
      'BLZ',
      'Konto',
      'IBAN',
    ]);

    await choose(page, 'liste.ods', sample('liste.ods'));
    await button(page, 'Dieses Blatt prüfen').click();
    await waitForResult(page);
    expect(await description(page)).toContain('liste.ods, Blatt „');
  });

  it('can’t bring a formula into the download, nor markup into the page', async () => {
    const { page } = await site.open('/listen');
    const markup = '<img src=x onerror=alert(1)>';
    await check(page, `Name;BLZ;Konto\n@SUM(1);37040044;532013000\n${markup};37040044;532013001`);
    expect((await rowTexts(page)).join('\n')).toContain(markup);
    expect(await page.locator('[data-result] img').count()).toBe(0);
    const { text } = await downloadedText(page, 'Als CSV-Datei herunterladen');
    expect(text).toMatch(/\r\n"?'@SUM\(1\)"?;/);
  });
});
