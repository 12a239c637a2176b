import { type BankNames, foldText } from '../../calculator/search.ts';

/** A shorter word is a name of its own, even if the letters stand in the bank's name: ING in ING-DiBa. */
const MIN_LETTERS = 4;

/** The name by which people know a bank, to stand beside its name in the directory; null if that already says it. */
export function knownAs(name: string, names: BankNames | undefined): string | null {
  const [usual] = names?.inUse ?? [];
  if (usual === undefined || foldText(usual) === foldText(name)) return null;
  const letters = foldText(name).replaceAll(' ', '');
  const words = foldText(usual).split(' ');
  return words.every((word) => word.length >= MIN_LETTERS && letters.includes(word)) ? null : usual;
}
