import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** A line for the end of the output. */
    note?: string;
  }
}

/** The fonts that Chromium takes for each kind of font that a page can ask for. */
async function usedFonts(): Promise<string[]> {
  const page = await openPage({ fresh: true });
  await page.setContent(
    ['serif', 'sans-serif', 'monospace', 'system-ui', 'Arial', 'DejaVu Sans Mono']
      .map((font) => `<p style="font-family: '${font}', ${font}">Zahl`)
      .join(''),
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const used = await Promise.all(
    nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort();
}

it('Chromium finds a font, and with TEST_FONTS=none only its own', async ({ task }) => {
  const fonts = await usedFonts();
  if (process.env['TEST_FONTS'] === 'none') {
    // The one in the package @sparticuz/chromium.
    expect(fonts).toEqual(['Open Sans']);
    task.meta.note = 'The browser tests ran without any system font.';
  } else {
    expect(fonts.length).toBeGreaterThan(0);
    task.meta.note = `The browser tests ran with these fonts: ${fonts.join(', ')}.`;
  }
});
