import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import fastIban from 'fast-iban';
import iban from 'iban';
import { CountryCode, IBAN, IBANBuilder } from 'ibankit';
import { composeIBAN, electronicFormatIBAN, validateIBAN } from 'ibantools';
import validator from 'validator/lib/isIBAN.js';

/** Another library for IBANs, called as its own documentation says. */
interface Library {
  readonly name: string;
  /** How many times as fast as this library ours should be, such as `≥ 1.5`: at validating, and at building. */
  readonly validateAim?: string;
  readonly buildAim?: string;
  /** The source of a bundle that contains the library's validation and nothing else. */
  readonly entry: string;
  readonly validate: (text: string) => boolean;
  /** Builds a German IBAN. */
  readonly build?: (blz: string, account: string) => string | null;
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'ibantools',
    validateAim: '≥ 3',
    buildAim: '≥ 1.5',
    entry: "export { validateIBAN, electronicFormatIBAN } from 'ibantools'",
    validate: (text) => validateIBAN(electronicFormatIBAN(text) ?? '').valid,
    build: (blz, account) => composeIBAN({ countryCode: 'DE', bban: blz + account.padStart(10, '0') }),
  },
  {
    name: 'iban',
    validateAim: '≥ 1.5',
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
    validateAim: '≥ 1.5',
    entry: "export { default } from 'validator/es/lib/isIBAN.js'",
    validate: (text) => validator.default(text),
  },
  {
    name: 'fast-iban',
    entry: "export { validateIBAN } from 'fast-iban'",
    // fast-iban throws if the IBAN is wrong.
    validate(text) {
      try {
        return fastIban.validateIBAN(text);
      } catch {
        return false;
      }
    },
  },
];

/** Bundles a script as an app would. */
export async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dirname(createRequire(import.meta.url).resolve('ibantools')) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
