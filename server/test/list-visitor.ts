import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

// What the tests of the page „Listen“ do, as a visitor does it.

/** The time that a long list may take on a busy machine, in milliseconds. */
export const LONG = 60_000;
export const SLOW = { timeout: 4 * LONG };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const status = (page: Page) => page.locator('[data-announcement]').textContent();
export const description = (page: Page) => page.locator('[data-description]').textContent();
export const verdict = (page: Page) => page.locator('[data-result-title]').textContent();
export const cards = (page: Page) => page.locator('[data-rows] tr');
export const rowTexts = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

export async function waitForResult(page: Page, timeout = LONG) {
  await page.locator('[data-result]:visible').waitFor({ timeout });
}

export async function submit(page: Page, list: string) {
  await page.locator('#liste').fill(list);
  await button(page, 'Liste prüfen').click();
}

export async function check(page: Page, list: string) {
  await submit(page, list);
  await waitForResult(page);
}

export async function choose(page: Page, name: string, content: Uint8Array) {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file, { timeout: LONG });
}

/** A workbook that the tests of the calculator have. */
export const sample = (name: string) =>
  readFileSync(new URL(`../../calculator/test/workbooks/${name}`, import.meta.url));

/** The number of rows of each outcome, by the German words on the page. */
export async function counts(page: Page): Promise<Record<string, number>> {
  const filters = await page
    .locator('.filter')
    .evaluateAll((labels) =>
      labels.map((label) => [
        label.querySelector('[data-word]')?.textContent,
        label.querySelector('[data-count]')?.textContent,
      ]),
    );
  return Object.fromEntries(filters.map(([word, count]) => [word, Number(count?.replace(/\./g, ''))]));
}

/** Clicks a button that downloads a file. */
export async function downloaded(page: Page, name: string) {
  const coming = page.waitForEvent('download', { timeout: LONG });
  await button(page, name).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Like downloaded(), but as text. */
export async function downloadedText(page: Page, name: string) {
  const { name: fileName, bytes } = await downloaded(page, name);
  return { name: fileName, text: bytes.toString('utf8') };
}

/** A club's list of this many rows with names, BLZs and account numbers. Its last row repeats the first. */
export function longList(rows: number): string {
  const lines = Array.from(
    { length: rows - 1 },
    (_, index) => `Müller ${index};${index % 2 ? '37040044' : '70150000'};${532013000 + index}`,
  );
  return ['Name;BLZ;Kontonummer', ...lines, lines[0], ''].join('\r\n');
}
