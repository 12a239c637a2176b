import { readdirSync, readFileSync } from 'node:fs';

/** What a test names that reads sizes, places or what is in sight, or lets axe do it. */
const MEASURES =
  /getBoundingClientRect|getClientRects|boundingBox|(?:scroll|client|offset|inner)(?:Width|Height|Top)|scrollY|setViewportSize|viewport:|elementFromPoint|screenshot|accessibilityFaults|axeViolations|getPlatformFontsForNode/;

/** The browser tests whose outcome can depend on how wide and high text is. */
export function layoutTests() {
  return ['calculator', 'server', 'test']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.browser.test.ts') && measuresText(file));
}

/** Whether a file reads how wide and high text is, or what is in sight. */
export const measuresText = (/** @type {string} */ file) => MEASURES.test(readFileSync(file, 'utf8'));
