import { type DirectoryBank, type PackedDirectory, packDirectory } from './pack.ts';

/** The script banken.js without its directory: the build puts it here. */
declare const DIRECTORY_SCRIPT: string;
/** The Bankleitzahlen whose IBAN rule is known, parted by spaces: the build puts them here. */
declare const RULED_BANKS: string;

/**
 * Makes the script banken.js of a directory.
 *
 * @param banks in any order
 * @param validFrom the first day of the directory's validity, `2026-03-09`, or null where nobody told it
 * @throws {RangeError} for a bank that the script can't hold
 */
export function makeDirectoryScript(banks: readonly DirectoryBank[], validFrom: string | null): string {
  return DIRECTORY_SCRIPT.replace('PACKED_DIRECTORY', () => JSON.stringify(packed(banks, validFrom)));
}

/** The Bankleitzahlen that the table of the IBAN rules has. */
export const ruledBanks: ReadonlySet<string> = new Set(RULED_BANKS.split(' '));

/** The same directory as the script carries it. */
export function packed(banks: readonly DirectoryBank[], validFrom: string | null): PackedDirectory {
  return packDirectory(banks, validFrom, ruledBanks);
}
