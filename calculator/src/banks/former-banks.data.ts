import { formerBanksText, snapshotText } from '../../tables/edition-files.js';

// Texts, which whoever needs them reads at the first use: as objects, they would make each start of the server a sixth
// slower.

/** former-banks.tsv: all of them. */
export const FORMER_BANKS_TSV = formerBanksText();

/** The snapshot, whose edition the table goes with: a later one makes those former that it lacks. */
export const SNAPSHOT_TSV = snapshotText();
