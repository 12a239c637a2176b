import { readRegistry } from '../../tables/registry.js';

/**
 * The structures of all countries: `…CZESSESKTN20DKFIFOGLSD14…`. Each follows the countries that have it. Neighbouring
 * segments of one class become one segment, and an `n` at the end is left out. The build evaluates this module, so the
 * script contains only the string.
 */
export const STRUCTURES = joinStructures();

function joinStructures(): string {
  const countriesOf = new Map<string, string>();
  for (const { country, structure } of readRegistry()) {
    const classes = structure.replace(/(\d+)!(.)/g, (_, length, type) => type.repeat(length));
    const short = classes.replace(/(.)\1*/g, (run) => `${run.length}${run[0]}`).replace(/n$/, '');
    countriesOf.set(short, `${countriesOf.get(short) ?? ''}${country}`);
  }
  return [...countriesOf].map(([structure, countries]) => countries + structure).join('');
}
