import { ibanSentence } from './countries-without-ibans-en.ts';
import { countryName } from './en.ts';
import type { GiroFault } from './giro-code.ts';
import { bicSentence, referenceSentence } from './identifiers-en.ts';

/**
 * The English sentence about a fault of a GiroCode.
 *
 * @param iban without spaces, or only the code of its country
 * @example en({ part: 'name', code: 'empty' }, 'DE') // 'Enter the payee.'
 */
export function giroSentence(fault: GiroFault, iban: string): string {
  switch (fault.part) {
    case 'iban':
      if (fault.code === 'qr-iban')
        return 'A QR-IBAN needs a QR reference, which no GiroCode has. Use the ordinary IBAN of the account.';
      return fault.code === 'no-sepa-country'
        ? `A GiroCode is for transfers within SEPA. “${fault.found}” is not part of it.`
        : ibanSentence(fault, iban);
    case 'bic':
      if (fault.code === 'missing')
        return `For this IBAN (${countryName(fault.country)}), the GiroCode needs the BIC, too.`;
      return fault.code === 'other-country'
        ? `The BIC belongs to a bank in another country (${countryName(fault.found)}) than the IBAN (${countryName(fault.expected)}).`
        : bicSentence(fault);
    case 'reference':
      return referenceSentence(fault);
    case 'name':
      if (fault.code === 'empty') return 'Enter the payee.';
      if (fault.code === 'emoji')
        return `The payee has ${fault.found}. Write the name as the bank has it, without emoji.`;
      return fault.code === 'unreadable'
        ? 'The payee has characters that can’t be read.'
        : `The payee has at most ${fault.expected} characters, this one has ${fault.found}.`;
    case 'text':
      if (fault.code === 'beside-reference') return 'Enter either a text or a reference.';
      return fault.code === 'unreadable'
        ? 'The text has characters that can’t be read.'
        : `The text has at most ${fault.expected} characters, this one has ${fault.found}.`;
    case 'amount':
      if (fault.code === 'range') return 'The amount is between 0.01 and 999,999,999.99 euros.';
      return fault.code === 'ambiguous'
        ? `“${fault.found}” can be read in two ways. Write the amount with two decimals, such as 12.50.`
        : 'Enter the amount in euros, with at most two decimals, such as 12.50.';
    case 'payload':
      return `Together, this is too long: a GiroCode has at most ${fault.expected} bytes, this one has ${fault.found}. Shorten the text or the payee; letters with accents count twice.`;
  }
}
