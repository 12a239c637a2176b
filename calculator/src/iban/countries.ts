import { examples } from './examples.data.ts';
import { isSepaCountry, structureOf } from './faults.ts';

/** A country with IBANs, as SWIFT's IBAN registry has it. */
export interface IbanCountry {
  /** Two letters: `DE`. */
  readonly country: string;
  /** The characters of an IBAN, without spaces: 22 for Germany. */
  readonly length: number;
  /**
   * What is allowed after the country and the check digits, as the registry writes it: `18!n` means 18 digits, `a` a
   * letter, `c` a letter or a digit. Neighbouring parts of one kind are joined.
   */
  readonly structure: string;
  /** The registry's example, without spaces. */
  readonly example: string;
  /** Whether banks of the country take part in SEPA transfers. Source: European Payments Council, EPC409-09. */
  readonly sepa: boolean;
}

/**
 * The countries of SWIFT's IBAN registry (release 102), in the order of their codes.
 *
 * @example ibanCountries.find(({ country }) => country === 'CH').structure // '5!n12!c'
 */
export const ibanCountries: readonly IbanCountry[] = /* @__PURE__ */ examples.map((example) => {
  const country = example.slice(0, 2);
  const structure = structureOf(country)?.slice(4) ?? '';
  return {
    country,
    length: example.length,
    structure: structure.replace(/(.)\1*/g, (run) => `${run.length}!${run[0]}`),
    example,
    sepa: isSepaCountry(country),
  };
});
