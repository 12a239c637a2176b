import { CALCULATOR_DIST } from '../project.ts';

/** A module of the calculator's build. It contains the code of rechner.js. */
const built: typeof import('../../../calculator/src/banks/make-rechner-script.ts') = await import(
  new URL('make-rechner-script.js', CALCULATOR_DIST).href
);

export const { makeRechnerScript } = built;
