import { CALCULATOR_DIST } from '../project.ts';

/** The module that the calculator builds from its source, with the script banken.js and the ruled banks in it. */
const built: typeof import('../../../calculator/src/banks/make-script.ts') = await import(
  new URL('make-directory-script.js', CALCULATOR_DIST).href
);

export const { makeDirectoryScript, ruledBanks } = built;
