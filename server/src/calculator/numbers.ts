export { SEPARATORS } from '../../../calculator/src/iban/clean.ts';
export { groupedBlz } from '../../../calculator/src/words/grouped-blz.ts';
