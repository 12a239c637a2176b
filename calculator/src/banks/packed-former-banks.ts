import { readFormerBanks } from '../../tables/former-banks.js';
import { readSnapshot } from '../../tables/snapshot.js';
import type { FormerBank } from './former-banks.ts';

/** All of them. The build evaluates this module, and only what needs the whole table imports it. */
export const formerBanks: readonly FormerBank[] = readFormerBanks();

const { validFrom, banks } = readSnapshot();
/** The edition that the table goes with: a later one makes those former that it lacks. */
export const carriedEdition = { validFrom, banks };
