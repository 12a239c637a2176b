import { CALCULATOR_DIST } from '../project.ts';

/** A module of the calculator's build. It contains banken.js and the BLZs whose IBAN rule is known. */
const built: typeof import('../../../calculator/src/banks/make-script.ts') = await import(
  new URL('make-directory-script.js', CALCULATOR_DIST).href
);

export const { makeDirectoryScript, ruledBanks } = built;
