import { readRegistry } from '../../tables/registry.js';
import { STRUCTURES } from './structures.data.ts';

const partsOf = new Map(readRegistry().map(({ country, parts }) => [country, parts]));

/**
 * The parts of each country's BBAN, in the order in which STRUCTURES names the countries. The length of the account
 * is left out: the account takes what the other parts leave of the IBAN. The build evaluates this module, so the
 * scripts contain only the string.
 */
export const LAYOUTS = (STRUCTURES.match(/[A-Z]{2}/g) ?? [])
  .map((country) => partsOf.get(country)?.replace(/a\d+/, 'a') ?? '')
  .join(' ');
