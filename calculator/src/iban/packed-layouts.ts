import { layouts } from './national-layouts.ts';
import { packedRegistry } from './packed-registry.ts';

/**
 * The layout of each country, in the order in which the packed registry names them. The length of the account is left
 * out: it takes what the other parts leave of the IBAN. The build evaluates this module, so the scripts contain only the
 * string.
 */
export const packedLayouts = (packedRegistry.match(/[A-Z]{2}/g) ?? [])
  .map((country) => layouts[country]?.replace(/a\d+/, 'a') ?? '')
  .join(' ');
