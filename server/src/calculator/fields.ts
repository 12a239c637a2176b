// What the form of the home page needs of the calculator's source, besides the functions that embed.js brings.

export type { Choice, Judgement } from '../../../calculator/src/answers/judgement.ts';
export type { Said } from '../../../calculator/src/answers/say.ts';
export { insertedText, notePasted, noteText } from '../../../calculator/src/fields/inserted-text.ts';
export { isPressed, listenForPresses } from '../../../calculator/src/fields/press.ts';
export { clean } from '../../../calculator/src/iban/clean.ts';
export { cleanIban } from '../../../calculator/src/iban/explain.ts';
export { group } from '../../../calculator/src/iban/group.ts';
export { sharedOf } from '../../../calculator/src/parts/shared.ts';
