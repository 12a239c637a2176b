/** A name of a bank that the Bundesbank's directory does not have, the bank's usual BLZ, and where the name is from. */
export type NameRow = readonly [name: string, blz: string, source: string];
