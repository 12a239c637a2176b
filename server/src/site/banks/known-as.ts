import type { BankNames } from '../../directory/names/bank-names.ts';
import { foldText } from '../../directory/search/fold-text.ts';

/** The name by which people know a bank, to stand beside its name in the directory; null if that is the one. */
export function knownAs(name: string, names: BankNames | undefined): string | null {
  const [usual] = names?.inUse ?? [];
  return usual === undefined || foldText(usual) === foldText(name) ? null : usual;
}
