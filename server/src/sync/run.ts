import { createHash } from 'node:crypto';
import { banksOf } from '../bundesbank/banks.ts';
import { checkPlausible, compare, type Difference } from '../bundesbank/gates.ts';
import { readBankFile } from '../bundesbank/read.ts';
import { Refused } from '../bundesbank/refused.ts';
import type { Attempt, Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { fetchFile, type OnBytes } from './fetch-file.ts';
import { Unreachable } from './unreachable.ts';

/** The parts of a run, in their order. */
export const STEPS = ['download', 'parse', 'check', 'store'] as const;
export type Step = (typeof STEPS)[number];

/** Who watches a run. */
export interface Observer {
  readonly step: (step: Step) => void;
  readonly bytes: OnBytes;
}

/** How a run ended, and what there is to tell of it beyond what the database keeps. */
export interface Result extends Attempt {
  /** What was stored, where anything was. */
  readonly edition?: Edition;
  readonly difference?: Difference;
  /** The refused file's, which lets an operator accept it. */
  readonly sha256?: string;
  readonly code?: string;
  /** A German sentence for each faulty line, the first twenty. */
  readonly details?: readonly string[];
}

export interface Run {
  readonly source: string;
  readonly userAgent: string;
  /** SHA-256 of a file that an operator has looked at: the gates let it through. */
  readonly accept?: string | undefined;
  readonly observer: Observer;
}

/**
 * Brings the directory up to date: fetches the bank file, reads it, checks it against the stored directory and
 * stores it in one transaction. Whatever is wrong with the file, the stored directory stays.
 *
 * @param store with at least the snapshot in it
 * @throws only where the database fails
 */
export async function sync(store: Store, { source, userAgent, accept, observer }: Run): Promise<Result> {
  const at = new Date().toISOString();
  const stored = await store.read();
  if (!stored?.banks) throw new Error('The database holds no directory to compare with.');
  let sha256: string | undefined;
  try {
    observer.step('download');
    const bytes = await fetchFile(source, userAgent, observer.bytes);
    sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 === stored.state.lastSync?.sha256)
      return await noted({ at, outcome: 'unchanged', reason: null });

    observer.step('parse');
    const { records, validFrom, validUntil } = readBankFile(bytes);
    const banks = banksOf(records);

    observer.step('check');
    if (accept !== sha256) checkPlausible(banks, stored.banks);

    observer.step('store');
    const attempt: Attempt = { at, outcome: 'updated', reason: null };
    const size = { records: records.length, banks: banks.length, bytes: bytes.length };
    const edition: Edition = { origin: 'sync', at, ...size, validFrom, validUntil, sha256 };
    await store.replace(edition, banks, attempt);
    return { ...attempt, edition, difference: compare(stored.banks, banks) };
  } catch (error) {
    if (error instanceof Unreachable) return noted({ at, outcome: 'unreachable', reason: error.message });
    if (!(error instanceof Refused)) throw error;
    const attempt = await noted({ at, outcome: 'rejected', reason: error.message });
    return { ...attempt, code: error.code, details: error.details, ...(sha256 && { sha256 }) };
  }

  async function noted(attempt: Attempt): Promise<Result> {
    await store.note(attempt);
    return attempt;
  }
}
