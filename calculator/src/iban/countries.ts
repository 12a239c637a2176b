import type { IbanCountry } from '../countries.d.ts';
import { clean } from './clean.ts';
import { packedExamples } from './packed-examples.ts';
import { isSepaCountry as isSepaCode } from './sepa.ts';
import { structureOf } from './structure.ts';

/** See api.d.ts. */
export const isSepaCountry = (country: unknown): boolean => isSepaCode(clean(country));

/** See api.d.ts. */
export const ibanCountries: readonly IbanCountry[] = /* @__PURE__ */ listCountries();

function listCountries(): readonly IbanCountry[] {
  return packedExamples.split(' ').map((example) => {
    const country = example.slice(0, 2);
    const structure = structureOf(country)?.slice(4) ?? '';
    return {
      country,
      length: example.length,
      structure: structure.replace(/(.)\1*/g, (run) => `${run.length}!${run[0]}`),
      example,
      sepa: isSepaCode(country),
    };
  });
}
