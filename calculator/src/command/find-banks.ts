import { banksByBic } from '../package/banks.ts';
import { searchBanks } from '../package/search.ts';
import type { Answer } from './check-single.ts';
import { EXIT } from './exit-status.ts';
import { labelled, type Speaker } from './speaker.ts';

/** Finds the bank of a Bankleitzahl. @param blz 8 digits */
export function findBank(blz: string, json: boolean, speaker: Speaker): Answer {
  const { functions, words } = speaker;
  const bank = functions.lookupBic(blz);
  if (bank.notFound) return notFound(bank.notes?.join(' ') ?? words.command.noBlz, json);
  const { name, city, bic } = bank;
  const lines = [
    labelled('bank', `${name}, ${city}`, speaker),
    labelled('bic', bic ?? words.command.noBic, speaker),
  ];
  const text = `${lines.join('\n')}\n`;
  return { stdout: json ? jsonLine({ bank: name, city, bic }) : text, sentences: [], status: EXIT.RIGHT };
}

/**
 * Finds all banks of the directory with a BIC.
 *
 * @param bic 8 or 11 characters, in capitals; 8 mean the head office, `XXX`
 */
export function findBanksOfBic(bic: string, json: boolean, speaker: Speaker): Answer {
  const { words } = speaker;
  const full = bic.padEnd(11, 'X');
  const banks = banksByBic(bic).map(({ blz, name, city }) => ({ blz, bank: name, city }));
  if (banks.length === 0) return notFound(words.command.unknownBic(bic, full.slice(4, 6) === 'DE'), json);
  const lines = banks.map(({ blz, bank, city }) => `${blz}  ${bank}, ${city}\n`);
  return {
    stdout: json ? jsonLine({ bic: full, banks }) : `${labelled('bic', full, speaker)}\n${lines.join('')}`,
    sentences: [],
    status: EXIT.RIGHT,
  };
}

const MAX_BANKS = 10;

/** Finds banks by name and city, as the search of our pages. At least one bank has the text. */
export function findBanksByName(text: string, json: boolean, { words }: Speaker): Answer {
  const { banks } = searchBanks(text);
  const lines = banks
    .slice(0, MAX_BANKS)
    .map(({ blz, name, city, bic }) => `${blz}  ${[`${name}, ${city}`, bic].filter(Boolean).join('  ')}\n`);
  return {
    stdout: json ? jsonLine({ banks }) : lines.join(''),
    sentences: banks.length > MAX_BANKS && !json ? [words.command.moreBanks(banks.length - MAX_BANKS)] : [],
    status: EXIT.RIGHT,
  };
}

const notFound = (message: string, json: boolean): Answer =>
  json
    ? { stdout: jsonLine({ message }), sentences: [], status: EXIT.LOOK }
    : { stdout: '', sentences: [message], status: EXIT.LOOK };

const jsonLine = (value: object) => `${JSON.stringify(value)}\n`;
