import { bare } from './bare.ts';
import { packedRegistry } from './packed-registry.ts';

/** By country, the class of each character of its IBANs, see faults.ts. So the length of the text is the IBAN's. */
export { bare as structures } from './bare.ts';

let classes: string;
packedRegistry.replace(/(\d+)|../g, (country, found) =>
  // Two letters for the country, two check digits.
  // biome-ignore lint/suspicious/noAssignInExpressions: shorter
  found ? (classes = found) : (bare[country] = (3311 as unknown as string) + classes),
);
