import type { Page } from 'playwright-core';

/** Holds a script of the page back. @returns lets it go */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**/${name}`, async (route) => {
    await gone;
    await route.continue();
  });
  return go;
}
