import { ibanSentence } from './countries-without-ibans-de.ts';
import { countryName } from './de.ts';
import type { GiroFault } from './giro-code.ts';
import { bicSentence, referenceSentence } from './identifiers-de.ts';

/**
 * The German sentence about a fault of a GiroCode.
 *
 * @param iban without spaces, or only the code of its country
 * @example de({ part: 'name', code: 'empty' }, 'DE') // 'Geben Sie den Empfänger ein.'
 */
export function giroSentence(fault: GiroFault, iban: string): string {
  switch (fault.part) {
    case 'iban':
      if (fault.code === 'qr-iban')
        return 'Eine QR-IBAN gilt nur mit QR-Referenz, und die hat kein GiroCode. Nehmen Sie die gewöhnliche IBAN des Kontos.';
      return fault.code === 'no-sepa-country'
        ? `Mit einem GiroCode lässt sich nur in den SEPA-Raum überweisen. „${fault.found}“ gehört nicht dazu.`
        : ibanSentence(fault, iban);
    case 'bic':
      if (fault.code === 'missing')
        return `Für diese IBAN (${countryName(fault.country)}) braucht der GiroCode auch den BIC.`;
      return fault.code === 'other-country'
        ? `Der BIC gehört zu einer Bank in einem anderen Land (${countryName(fault.found)}) als die IBAN (${countryName(fault.expected)}).`
        : bicSentence(fault);
    case 'reference':
      return referenceSentence(fault);
    case 'name':
      if (fault.code === 'empty') return 'Geben Sie den Empfänger ein.';
      if (fault.code === 'emoji')
        return `Der Empfänger enthält ${fault.found}. Schreiben Sie ihn so, wie ihn die Bank führt, ohne Emojis.`;
      return fault.code === 'unreadable'
        ? 'Der Empfänger enthält Zeichen, die sich nicht lesen lassen.'
        : `Der Empfänger hat höchstens ${fault.expected}\u00a0Zeichen, dieser hat ${fault.found}.`;
    case 'text':
      if (fault.code === 'beside-reference')
        return 'Geben Sie entweder einen Verwendungszweck oder eine Referenz ein.';
      return fault.code === 'unreadable'
        ? 'Der Verwendungszweck enthält Zeichen, die sich nicht lesen lassen.'
        : `Der Verwendungszweck hat höchstens ${fault.expected}\u00a0Zeichen, dieser hat ${fault.found}.`;
    case 'amount':
      if (fault.code === 'range') return 'Der Betrag liegt zwischen 0,01 und 999.999.999,99\u00a0Euro.';
      return fault.code === 'ambiguous'
        ? `„${fault.found}“ lässt sich verschieden lesen. Schreiben Sie den Betrag mit zwei Nachkommastellen, z.\u202fB. 12,50.`
        : 'Geben Sie den Betrag in Euro ein, mit höchstens zwei Nachkommastellen, z.\u202fB. 12,50.';
    case 'payload':
      return `Zusammen sind die Angaben zu lang: ein GiroCode hat höchstens ${fault.expected}\u00a0Byte, dieser hat ${fault.found}. Kürzen Sie den Verwendungszweck oder den Empfänger; Umlaute zählen doppelt.`;
  }
}
