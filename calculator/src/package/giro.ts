export type { GiroCodeInput, GiroFault } from '../iban/giro-code.ts';
export { giroSentence as de } from '../iban/giro-de.ts';
export { giroSentence as en } from '../iban/giro-en.ts';
export { type GiroCode, giroCode } from '../page/girocode/draw.ts';
