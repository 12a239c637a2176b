/** How people and the Bundesbank's short names shorten the words of the directory, which are the keys, folded. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sparkasse', ['spk']],
  ['kreissparkasse', ['ksk', 'spk']],
  ['stadtsparkasse', ['ssk', 'spk']],
  ['volksbank', ['voba', 'vb']],
  ['raiffeisenbank', ['raiba', 'rb', 'raiffbk']],
  ['raiffeisenkasse', ['raika']],
  ['raiffeisen', ['raiff']],
  ['genossenschaftsbank', ['genobank']],
  ['darlehnskasse', ['spdk']],
  ['bundesbank', ['bbk']],
  ['hypovereinsbank', ['hypovereinbk']],
  ['landesbank', ['lb']],
  ['niederlassung', ['ndl']],
  ['deutschland', ['de']],
  ['frankfurt', ['ffm']],
  ['settlement', ['settlemt']],
]);

/** English names of places, by the German word in the name or city of a bank. Both are folded. */
const ENGLISH_PLACES: ReadonlyMap<string, string> = new Map([
  ['munchen', 'munich'],
  ['koln', 'cologne'],
  ['nurnberg', 'nuremberg'],
  ['hannover', 'hanover'],
  ['braunschweig', 'brunswick'],
  ['hameln', 'hamelin'],
  ['regensburg', 'ratisbon'],
  ['konstanz', 'constance'],
  ['koblenz', 'coblenz'],
  ['trier', 'treves'],
  ['wien', 'vienna'],
  ['luxemburg', 'luxembourg'],
  ['bayern', 'bavaria'],
  ['sachsen', 'saxony'],
  ['hessen', 'hesse'],
  ['niedersachsen', 'saxony'],
  ['thuringen', 'thuringia'],
  ['westfalen', 'westphalia'],
  ['pfalz', 'palatinate'],
]);

/** How the Bundesbank shortens the ends of words in its short names: Commerzbk, Stadtspk, Neubrandenbg. */
const SHORT_ENDS: readonly (readonly [end: RegExp, short: string])[] = [
  [/bank$/, 'bk'],
  [/sparkasse$/, 'spk'],
  [/burg(?:ische)?$/, 'bg'],
  [/hausen$/, 'hsn'],
];

/** Whether a bank is both a Volksbank and a Raiffeisenbank, which its name says in one of several ways. */
const IS_BOTH = /\bvr ?bank|volks.*raiffeisen|raiffeisen.*volks/;

/** What a bank that is both is called, whatever the directory has: VR Bank, Raiffeisen-Volksbank and so on. */
const NAMES_OF_BOTH = 'vr bank vrbank rv rvb volksbank und raiffeisenbank raiffeisenvolksbank'.split(' ');

/** More words by which a bank is found: how people shorten its name, and what else they call it. @param name folded */
export function everydayWords(name: string): string[] {
  const both = IS_BOTH.test(name) ? NAMES_OF_BOTH : [];
  const words = new Set([...name.split(' '), ...both]);
  const short = [...words].flatMap((word) => [
    ...(ABBREVIATIONS.get(word) ?? []),
    ...(ENGLISH_PLACES.has(word) ? [ENGLISH_PLACES.get(word) ?? ''] : []),
    ...SHORT_ENDS.filter(([end]) => end.test(word)).map(([end, short]) => word.replace(end, short)),
  ]);
  return [...both, ...short];
}
