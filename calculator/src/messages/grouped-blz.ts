/**
 * A Bankleitzahl as people read it: `370 400 44`.
 *
 * @param blz eight digits
 */
export const groupedBlz = (blz: string) => `${blz.slice(0, 3)} ${blz.slice(3, 6)} ${blz.slice(6)}`;
