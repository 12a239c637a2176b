import fastIban from 'fast-iban';
import iban from 'iban';
import { CountryCode, IBAN, IBANBuilder } from 'ibankit';
import { composeIBAN, electronicFormatIBAN, validateIBAN } from 'ibantools';
import validator from 'validator/lib/isIBAN.js';

/** Another library, asked as its own documentation says. */
interface Peer {
  readonly name: string;
  /** How many times as fast ours should be: at validating, and at building. */
  readonly goal?: string;
  readonly buildGoal?: string;
  /** As bundled by who needs nothing but this. */
  readonly entry: string;
  readonly validate: (text: string) => boolean;
  /** Puts a German IBAN together. */
  readonly build?: (blz: string, account: string) => string | null;
}

export const PEERS: readonly Peer[] = [
  {
    name: 'ibantools',
    goal: '≥ 3',
    buildGoal: '≥ 1.5',
    entry: "export { validateIBAN, electronicFormatIBAN } from 'ibantools'",
    validate: (text) => validateIBAN(electronicFormatIBAN(text) ?? '').valid,
    build: (blz, account) => composeIBAN({ countryCode: 'DE', bban: blz + account.padStart(10, '0') }),
  },
  {
    name: 'iban',
    goal: '≥ 1.5',
    entry: "import iban from 'iban'; export const { isValid } = iban",
    validate: (text) => iban.isValid(text),
    build: (blz, account) => iban.fromBBAN('DE', blz + account.padStart(10, '0')),
  },
  {
    name: 'ibankit',
    entry: "export { IBAN } from 'ibankit'",
    validate: (text) => IBAN.isValid(text),
    build: (blz, account) =>
      new IBANBuilder()
        .countryCode(CountryCode.DE)
        .bankCode(blz)
        .accountNumber(account.padStart(10, '0'))
        .build()
        .toString(),
  },
  {
    name: 'validator',
    goal: '≥ 1.5',
    entry: "export { default } from 'validator/es/lib/isIBAN.js'",
    validate: (text) => validator.default(text),
  },
  {
    name: 'fast-iban',
    entry: "export { validateIBAN } from 'fast-iban'",
    // It throws for whatever is not valid.
    validate(text) {
      try {
        return fastIban.validateIBAN(text);
      } catch {
        return false;
      }
    },
  },
];
