/**
 * A Bankleitzahl as people read it, 370 400 44, with no-break spaces (U+00A0).
 *
 * @param blz eight digits
 */
export const groupedBlz = (blz: string) => `${blz.slice(0, 3)}\u00a0${blz.slice(3, 6)}\u00a0${blz.slice(6)}`;
