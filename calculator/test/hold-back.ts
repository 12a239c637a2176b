import type { Page } from 'playwright-core';

/** Delays a script of the page. @returns a function that lets it load */
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
