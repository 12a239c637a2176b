import { examples } from './examples.ts';

/** The registry's example of each country. */
export const packedExamples: string = examples.map(([iban]) => iban).join(' ');
