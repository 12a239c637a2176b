export { SEPARATORS } from '../../../calculator/src/iban/clean.ts';
export { groupedBlz } from '../../../calculator/src/messages/grouped-blz.ts';
