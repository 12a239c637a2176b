import { decide, isAppended } from './decide.ts';
import { collectFacts, loneNumber } from './facts.ts';
import { isReordered, plainText } from './plain-text.ts';
import { type Candidate, type KnownBanks, type Reading, refused, unclear } from './reading.ts';
import { sentenceOf } from './sentence.ts';
import { rowsIn } from './table.ts';
import { isTooLong, type Token, tokensOf } from './tokens.ts';

export { isAppended, loneNumber };

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them. The calculator
 * checks it later. First all facts are collected, then decide() decides.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  const fault = isTooLong(text) ? 'length' : isReordered(text) ? 'direction' : undefined;
  if (fault) return /\d/.test(text) ? refused(fault, text) : { code: 'nothing' };
  const plain = plainText(text);
  const rows = rowsIn(plain);
  if (!rows) return readPlain(plain, tokensOf(text), banks);
  const readings = rows.map((row) => readPlain(row, tokensOf(row), banks));
  const [first = unclear([]), ...others] = readings;
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
  return unclear(readings.flatMap(candidatesOf));
}

function readPlain(text: string, tokens: readonly Token[], banks: KnownBanks): Reading {
  const facts = collectFacts(tokens, banks);
  const reading = decide(text, facts, banks);
  const readFrom = sentenceOf(text, facts, reading);
  const isAccount = reading.code === 'iban' || reading.code === 'account';
  return isAccount && readFrom !== undefined ? { ...reading, readFrom } : reading;
}

function candidatesOf(reading: Reading): readonly Candidate[] {
  if (reading.code === 'unclear') return reading.candidates;
  if (reading.code === 'iban') return [{ iban: reading.iban }];
  return reading.code === 'account' ? [{ blz: reading.blz, kontonummer: reading.kontonummer }] : [];
}
