import { clean } from '../iban/clean.ts';
import { group } from '../iban/group.ts';
import { accountInText, type NamedAccount } from '../lists/account-in-text.ts';
import { checkAccount } from '../lists/check-account.ts';
import { OUTCOME_NAMES } from '../messages/lists.ts';
import { EXIT, needsLook } from './exit-status.ts';
import { functions } from './functions.ts';

/** What the command prints for a single account, and its exit status. */
export interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/**
 * Checks or builds a single IBAN, or finds the bank of a Bankleitzahl.
 *
 * @param words the arguments of the command: an IBAN, or Bankleitzahl and account number, or a Bankleitzahl alone
 */
export function checkSingle(words: readonly string[], json: boolean): Answer {
  const [blz = '', kontonummer] = words;
  if (kontonummer === undefined && /^\d{8}$/.test(clean(blz))) return findBank(blz, json);
  const account = accountIn(words);
  const { outcome, iban, bic, bank, message } = checkAccount(account, functions);
  const status = needsLook(outcome) ? EXIT.LOOK : EXIT.RIGHT;
  if (json) return { stdout: jsonLine({ outcome, iban, bic, bank, message }), stderr: '', status };
  if (!iban) return { stdout: '', stderr: `${message}\n`, status };
  const hint = hintOf(account);
  const lines = [
    `IBAN      ${group(iban)}`,
    bic && `BIC       ${bic}`,
    bank && `Bank      ${bank}`,
    `Ergebnis  ${OUTCOME_NAMES[outcome]}`,
    message,
    message.includes(hint) ? '' : hint,
  ];
  return { stdout: `${lines.filter(Boolean).join('\n')}\n`, stderr: '', status };
}

/**
 * The account in the arguments. If neither number is a known Bankleitzahl, the first is taken for one, so that the
 * answer says what is wrong.
 */
function accountIn(words: readonly string[]): NamedAccount {
  const account = accountInText(words.join(' '), functions);
  if (account !== null && account !== 'unclear') return account;
  const [blz = '', ...kontonummer] = words;
  return { blz, kontonummer: kontonummer.join('') };
}

function findBank(blz: string, json: boolean): Answer {
  const bank = functions.lookupBic(blz);
  if ('notFound' in bank) {
    const message = bank.notes?.join(' ') ?? '';
    const status = EXIT.LOOK;
    return json
      ? { stdout: jsonLine({ message }), stderr: '', status }
      : { stdout: '', stderr: `${message}\n`, status };
  }
  const { name, city, bic } = bank;
  const text = `Bank      ${name}, ${city}\nBIC       ${bic ?? 'keiner'}\n`;
  return { stdout: json ? jsonLine({ bank: name, city, bic }) : text, stderr: '', status: EXIT.RIGHT };
}

/** German sentences: by which rule the IBAN was computed, and that the account statement decides. */
const hintOf = (account: NamedAccount): string =>
  'iban' in account
    ? functions.basis('validate', account.iban)
    : functions.basis('buildIban', account.blz, account.kontonummer);

const jsonLine = (value: object) => `${JSON.stringify(value)}\n`;
