import type { CheckResult } from '../iban/faults.ts';
import {
  CROSS_9,
  CROSS_10,
  CROSS_10_HALF,
  CROSS_10_ITSELF,
  CROSS_10_PLUS_7,
  CROSS_11,
  type Kind,
  PLAIN_7,
  PLAIN_10,
  PLAIN_11,
  PLAIN_11_EIGHT_SEVEN,
  PLAIN_11_NINE,
  PLAIN_11_NO_0_1,
  PLAIN_11_NO_1,
  PLAIN_11_ONE,
  PLAIN_11_SAME,
  REMAINDER_11,
  TRANSFORMED_10,
} from './kinds.ts';
import { checkMethod24, checkMethod52, checkMethod53 } from './special-methods.ts';

/**
 * One way in which an account number can be right.
 *
 * `when` says which account numbers it is for, by all ten digits. Their result comes from weights (written as
 * hasRightCheckDigit() expects them), from another method or from a function, or it is the same for all of them.
 * `lacksSubAccount`: the account number is read as one whose sub-account (00 or 000 at its end) was left out.
 */
export type Alternative = { readonly when?: RegExp; readonly lacksSubAccount?: true } & (
  | { readonly weights: string; readonly kind: Kind }
  | { readonly method: string }
  | { readonly check: (digits: string, blz: string) => CheckResult }
  | { readonly result: CheckResult }
);

/**
 * The check-digit methods that banks of the directory have, or had in March 2026, and those that they call.
 *
 * The first alternative whose result is not `invalid` decides. Places are counted from 1 on the left of the ten digits.
 *
 * Source: Deutsche Bundesbank, „Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern“, December 2013, which lists
 * each method under its number. The methods 74, B1, C2, E3 and E4 are as in the wording of 2025.
 */
const TABLE: Readonly<Record<string, readonly Alternative[]>> = {
  // Modulus 10 with cross sums, weights 2 and 1
  '00': [{ weights: '212121212P', kind: CROSS_10 }],
  // Account numbers below 60000 have no check digit.
  '08': [{ when: /^00000[0-5]/, result: 'unchecked' }, { method: '00' }],
  // The second alternative is for account numbers whose sub-account 00 was left out.
  13: [
    { weights: '0121212P00', kind: CROSS_10 },
    { when: /^00/, weights: '000121212P', kind: CROSS_10, lacksSubAccount: true },
  ],
  // If digit 4 is 9, the digits before it do not count.
  41: [
    { when: /^...9/, weights: '000121212P', kind: CROSS_10 },
    { when: /^...[^9]/, method: '00' },
  ],
  // Account numbers of up to 8 digits have no check digit.
  59: [{ when: /^00/, result: 'unchecked' }, { method: '00' }],
  // Digits 1 and 2 are the sub-account.
  60: [{ weights: '002121212P', kind: CROSS_10 }],
  // If digit 9 is 8, the digits after the check digit count, too.
  61: [
    { when: /^.{8}8/, weights: '2121212P12', kind: CROSS_10 },
    { when: /^.{8}[^8]/, weights: '2121212P00', kind: CROSS_10 },
  ],
  // Digit 1 must be 0. The second alternative is for account numbers whose sub-account 00 was left out.
  63: [
    { when: /^0/, weights: '0121212P00', kind: CROSS_10 },
    { when: /^000/, weights: '000121212P', kind: CROSS_10, lacksSubAccount: true },
  ],
  // As method 61, but with 9 in place of 8.
  65: [
    { when: /^.{8}9/, weights: '2121212P12', kind: CROSS_10 },
    { when: /^.{8}[^9]/, weights: '2121212P00', kind: CROSS_10 },
  ],
  // Digits 9 and 10 are the sub-account.
  67: [{ weights: '2121212P00', kind: CROSS_10 }],
  // With ten digits, digit 4 must be 9. With six to nine, digits 3 and 4 may count or not. From 400000000 to
  // 499999999 there is no check digit. Shorter account numbers are wrong.
  68: [
    { when: /^[1-9]..9/, weights: '000121212P', kind: CROSS_10 },
    { when: /^04/, result: 'unchecked' },
    { when: /^0(?!0000)/, method: '00' },
    { when: /^0(?!0000)/, weights: '010021212P', kind: CROSS_10 },
  ],
  // Account numbers of 8 digits have no check digit.
  78: [{ when: /^00[1-9]/, result: 'unchecked' }, { method: '00' }],
  94: [{ weights: '121212121P', kind: CROSS_10 }],
  D7: [{ weights: '212121212P', kind: CROSS_10_ITSELF }],
  // Account numbers of 8 digits have no check digit. Those of 9 digits, and of 7 or fewer, are wrong.
  D8: [
    { when: /^[1-9]/, method: '00' },
    { when: /^00[1-9]/, result: 'unchecked' },
  ],
  E0: [{ weights: '212121212P', kind: CROSS_10_PLUS_7 }],
  // If all digits before the check digit are 0, no check digit fits.
  21: [{ when: /^(?!0{9})/, weights: '212121212P', kind: CROSS_9 }],
  // Modulus 10 with plain sums
  '01': [{ weights: '173173173P', kind: PLAIN_10 }],
  '03': [{ weights: '212121212P', kind: PLAIN_10 }],
  '05': [{ weights: '137137137P', kind: PLAIN_10 }],
  18: [{ weights: '317931793P', kind: PLAIN_10 }],
  // Only the last digit of each product is added. Modulo 10, that gives the same as the plain sum.
  22: [{ weights: '313131313P', kind: PLAIN_10 }],
  30: [{ weights: '200001212P', kind: PLAIN_10 }],
  43: [{ weights: '987654321P', kind: PLAIN_10 }],
  92: [{ weights: '000173173P', kind: PLAIN_10 }],
  // Modulus 11, the check digit as in method 06
  '06': [{ weights: '432765432P', kind: PLAIN_11 }],
  10: [{ weights: 'A98765432P', kind: PLAIN_11 }],
  19: [{ weights: '198765432P', kind: PLAIN_11 }],
  20: [{ weights: '398765432P', kind: PLAIN_11 }],
  // After two leading zeros, all weights are two places further to the right.
  26: [
    { when: /^(?!00)/, weights: '2765432P00', kind: PLAIN_11 },
    { when: /^00/, weights: '002765432P', kind: PLAIN_11, lacksSubAccount: true },
  ],
  28: [{ weights: '8765432P00', kind: PLAIN_11 }],
  32: [{ weights: '000765432P', kind: PLAIN_11 }],
  33: [{ weights: '000065432P', kind: PLAIN_11 }],
  34: [{ weights: '79A5842P00', kind: PLAIN_11 }],
  38: [{ weights: '0009A5842P', kind: PLAIN_11 }],
  40: [{ weights: '6379A5842P', kind: PLAIN_11 }],
  42: [{ weights: '098765432P', kind: PLAIN_11 }],
  44: [{ weights: '0000A5842P', kind: PLAIN_11 }],
  46: [{ weights: '0065432P00', kind: PLAIN_11 }],
  47: [{ weights: '00065432P0', kind: PLAIN_11 }],
  48: [{ weights: '00765432P0', kind: PLAIN_11 }],
  // The second alternative is for account numbers whose sub-account 000 was left out.
  50: [
    { weights: '765432P000', kind: PLAIN_11 },
    { when: /^000/, weights: '000765432P', kind: PLAIN_11, lacksSubAccount: true },
  ],
  64: [{ weights: '9A5842P000', kind: PLAIN_11 }],
  // Digit 3 counts only if it is 9.
  88: [
    { when: /^..9/, weights: '008765432P', kind: PLAIN_11 },
    { when: /^..[^9]/, weights: '000765432P', kind: PLAIN_11 },
  ],
  // Four variants, all with the check digit at place 7.
  91: [
    { weights: '765432P000', kind: PLAIN_11 },
    { weights: '234567P000', kind: PLAIN_11 },
    { weights: 'A98765P432', kind: PLAIN_11 },
    { weights: '9A5842P000', kind: PLAIN_11 },
  ],
  // Five ranges have no check digit.
  95: [
    { when: /^(000[01]|0009|001|002[0-5]|039[6-9]|04|07|09[1-8])/, result: 'unchecked' },
    { method: '06' },
  ],
  // From 396000000 to 499999999 there is no check digit.
  99: [{ when: /^0(39[6-9]|4)/, result: 'unchecked' }, { method: '06' }],
  // Account numbers of ten digits that begin with 57 have no check digit.
  D0: [{ when: /^57/, result: 'unchecked' }, { method: '20' }],
  // Modulus 11, other check digits
  11: [{ weights: 'A98765432P', kind: PLAIN_11_NINE }],
  // With remainder 1, the check digit must equal digit 9. The text of this method leaves that open; method 23, the same
  // calculation over six digits, says so.
  16: [{ weights: '432765432P', kind: PLAIN_11_SAME }],
  // If digits 2 to 7 are all 0, no check digit fits.
  17: [{ when: /^.(?!0{6})/, weights: '0121212P00', kind: CROSS_11 }],
  // With remainder 1, the check digit is 0 if digit 2 is 8 or 9; otherwise none fits. Digit 1 does not count.
  25: [
    { when: /^.[89]/, weights: '098765432P', kind: PLAIN_11 },
    { weights: '098765432P', kind: PLAIN_11_NO_1 },
  ],
  31: [{ weights: '123456789P', kind: REMAINDER_11 }],
  // If 11 less the remainder is 10 or 11, no check digit fits, unless digit 1 is 9: then 10 gives 7, and 11 gives 8.
  56: [
    { weights: '432765432P', kind: PLAIN_11_NO_0_1 },
    { when: /^9/, weights: '432765432P', kind: PLAIN_11_EIGHT_SEVEN },
  ],
  71: [{ weights: '065432100P', kind: PLAIN_11_ONE }],
  // Digit 1 is the kind of account; digits 2 to 8, the stem with the check digit, have 5 to 7 digits. The second
  // alternative is for account numbers whose sub-account 00 was left out.
  76: [
    { when: /^[046-9](?!000)/, weights: '0765432P00', kind: REMAINDER_11 },
    { when: /^00[046-9](?!000)/, weights: '000765432P', kind: REMAINDER_11, lacksSubAccount: true },
  ],
  // Iterated transformation
  27: [
    { when: /^0/, method: '00' },
    { when: /^[1-9]/, method: '29' },
  ],
  29: [{ weights: '143214321P', kind: TRANSFORMED_10 }],
  // Combinations of methods
  49: [{ method: '00' }, { method: '01' }],
  // The second alternative is for account numbers of six digits. The third was added after 2013.
  74: [
    { method: '00' },
    { when: /^0000[1-9]/, weights: '212121212P', kind: CROSS_10_HALF },
    { method: '04' },
  ],
  // From 1300000 to 99399999 there is no check digit.
  96: [
    { method: '19' },
    { method: '00' },
    { when: /^00(01[3-9]|0[2-9]|[1-8]|9[0-8]|99[0-3])/, result: 'unchecked' },
  ],
  98: [{ weights: '003713713P', kind: PLAIN_10 }, { method: '32' }],
  A2: [{ method: '00' }, { method: '04' }],
  A3: [{ method: '00' }, { method: '10' }],
  // If digits 3 and 4 are 99, another variant replaces the first two.
  A4: [
    { when: /^..(?!99)/, weights: '000765432P', kind: PLAIN_11 },
    { when: /^..(?!99)/, weights: '000765432P', kind: PLAIN_7 },
    { when: /^..99/, weights: '000065432P', kind: PLAIN_11 },
    { method: '93' },
  ],
  A5: [{ method: '00' }, { when: /^[^9]/, method: '10' }],
  A6: [
    { when: /^.8/, method: '00' },
    { when: /^.[^8]/, method: '01' },
  ],
  A7: [{ method: '00' }, { method: '03' }],
  // If digit 3 is 9, the exception that is described for method 51 replaces the first two variants.
  A8: [
    { when: /^..[^9]/, method: '32' },
    { when: /^..[^9]/, weights: '000121212P', kind: CROSS_10 },
    { when: /^..9/, weights: '008765432P', kind: PLAIN_11 },
    { when: /^..9/, method: '10' },
  ],
  // The third alternative was added after 2013.
  B1: [{ method: '05' }, { method: '01' }, { method: '00' }],
  B2: [
    { when: /^[0-7]/, method: '02' },
    { when: /^[89]/, method: '00' },
  ],
  B3: [
    { when: /^[^9]/, method: '32' },
    { when: /^9/, method: '06' },
  ],
  B5: [{ method: '05' }, { when: /^[0-7]/, method: '00' }],
  // Only account numbers from 1000000 to 5999999 and from 700000000 to 899999999 have a check digit.
  B7: [
    { when: /^(000[1-5]|0[78])/, method: '01' },
    { when: /^(?!000[1-5]|0[78])/, result: 'unchecked' },
  ],
  // From 5100000000 to 5999999999 and from 9010000000 to 9109999999 there is no check digit.
  B8: [{ method: '20' }, { method: '29' }, { when: /^(5[1-9]|90[1-9]|910)/, result: 'unchecked' }],
  C1: [
    { when: /^[^5]/, method: '17' },
    { when: /^5/, weights: '121212121P', kind: CROSS_11 },
  ],
  // The third alternative was added in 2017.
  C2: [{ method: '22' }, { method: '00' }, { method: '04' }],
  C3: [
    { when: /^[^9]/, method: '00' },
    { when: /^9/, method: '58' },
  ],
  // Each range has a variant of its own. Account numbers outside of all ranges are wrong.
  C5: [
    { when: /^0000[1-8]/, weights: '000021212P', kind: CROSS_10 },
    { when: /^0[1-8]/, weights: '021212P000', kind: CROSS_10 },
    { when: /^[14-69]/, method: '29' },
    { when: /^3/, method: '00' },
    { when: /^(00[3-5]|70|85)/, result: 'unchecked' },
  ],
  C7: [{ method: '63' }, { method: '06' }],
  C8: [{ method: '00' }, { method: '04' }, { method: '07' }],
  C9: [{ method: '00' }, { method: '07' }],
  D2: [{ method: '95' }, { method: '00' }, { method: '68' }],
  D6: [{ method: '07' }, { method: '03' }, { method: '00' }],
  D9: [{ method: '00' }, { method: '10' }, { method: '18' }],
  // E3 and E4 were added after 2013.
  E3: [{ method: '00' }, { method: '21' }],
  E4: [{ method: '02' }, { method: '00' }],
  // No check digit, many ranges, or a calculation of its own
  '09': [{ result: 'unchecked' }],
  24: [{ check: checkMethod24 }],
  // Digits 1 and 2 say which of two variants counts, or that there is no check digit. Account numbers that begin with
  // 00 are wrong.
  57: [
    { when: /^(5[15]|6[1456]|7[03-9]|8[0128]|9[45])/, weights: '121212121P', kind: CROSS_10 },
    {
      when: /^(3[2-9]|4[1-9]|5[2346-9]|6[0237-9]|7[12]|8[3-79]|9[0236-8])/,
      weights: '12P1212121',
      kind: CROSS_10,
    },
    {
      when: /^(40|50|91|99|7{6}|8{6}|0185125434|(0[1-9]|[12].|3[01])(0[1-9]|1[0-2])..[0-4])/,
      result: 'unchecked',
    },
  ],
  // From 1000000000 on, and from 269100000 to 269999999, method 20 counts. All others have an old GDR number.
  B6: [
    { when: /^([1-9]|0269[1-9])/, method: '20' },
    { when: /^(?!0269[1-9])0/, check: checkMethod53 },
  ],
  // Account numbers of eight digits may have an old GDR number.
  C0: [{ when: /^00[1-9]/, check: checkMethod52 }, { method: '20' }],
  // Only called by others
  '02': [{ weights: '298765432P', kind: PLAIN_11_NO_1 }],
  '04': [{ weights: '432765432P', kind: PLAIN_11_NO_1 }],
  '07': [{ weights: 'A98765432P', kind: PLAIN_11_NO_1 }],
  58: [{ weights: '000065432P', kind: PLAIN_11_NO_1 }],
  // The stem is digits 5 to 9 if digits 1 to 4 are 0, otherwise digits 1 to 5.
  93: [
    { when: /^0000/, weights: '000065432P', kind: PLAIN_11 },
    { when: /^0000/, weights: '000065432P', kind: PLAIN_7 },
    { when: /^(?!0000)/, weights: '65432P0000', kind: PLAIN_11 },
    { when: /^(?!0000)/, weights: '65432P0000', kind: PLAIN_7 },
  ],
};

/** TABLE by method. A Map: `toString` and other properties of every object are not methods. */
export const METHODS: ReadonlyMap<string, readonly Alternative[]> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(TABLE),
);
