import { readSuite } from '../../conformance/run.js';

/** The Bundesbank's examples of accounts under a rule of their bank. */
export const ruleExamples: readonly { readonly blz: string; readonly account: string }[] = readSuite(
  'iban-rules',
).sections.flatMap(({ cases }) => cases.map(({ input }) => input));
