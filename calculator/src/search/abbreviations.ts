/** How people shorten words in the names of many banks. The key is the folded word, as the directory has it. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sparkasse', ['spk']],
  ['kreissparkasse', ['ksk', 'spk']],
  ['stadtsparkasse', ['ssk', 'spk']],
  ['volksbank', ['voba', 'vb']],
  ['raiffeisenbank', ['raiba', 'rb']],
]);
