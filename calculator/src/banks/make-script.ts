import type { Validity } from './bank.ts';
import { type DirectoryBank, type DirectoryEdition, packDirectory } from './pack.ts';

/** The code of banken.js, with PACKED_DIRECTORY as a free variable. The build replaces this name with it. */
declare const DIRECTORY_SCRIPT: string;
/** The Bankleitzahlen whose IBAN rule is known, separated by spaces. The build replaces this name with them. */
declare const RULED_BANKS: string;

/**
 * Makes the script banken.js with a directory in it.
 *
 * @param banks in any order
 * @param next the next edition, if the script is to change to it on its first day
 * @throws {RangeError} for a bank that can't be packed, see packDirectory()
 */
export function makeDirectoryScript(
  banks: readonly DirectoryBank[],
  validity: Validity,
  next?: DirectoryEdition | null,
): string {
  const packed = packDirectory(banks, validity, ruledBanks, next);
  // JSON escapes all control characters, a script only line ends: as single bytes, the others compress better.
  const literal = JSON.stringify(packed).replace(/\\u00(..)/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  // The directory compresses best after the code.
  return `(PACKED_DIRECTORY=>{${DIRECTORY_SCRIPT}})(${literal})`;
}

/** The Bankleitzahlen whose IBAN rule is known. */
export const ruledBanks: ReadonlySet<string> = new Set(RULED_BANKS.split(' '));
