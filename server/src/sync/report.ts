import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Attempt } from '../directory/edition.ts';
import type { Result } from './result.ts';
import { UnreachableError } from './unreachable-error.ts';

/** What a scheduled run tells the server, for its log and for when to run again. All sentences are in English. */
export type Report =
  | {
      readonly outcome: Attempt['outcome'];
      readonly reason: string | null;
      readonly codes: readonly string[];
      /** On what could not be read, and hindered nothing. */
      readonly notes: readonly string[];
      /** Of each edition stored, how many. */
      readonly banks: readonly number[];
      /** Of each implausible file, so that an operator can accept it. */
      readonly sha256: readonly string[];
      readonly milliseconds: number;
      /** Whether the same may go better in a few minutes. */
      readonly retry: boolean;
    }
  | {
      /** The run did nothing: another one is under way, or the source wants to be left alone until then. */
      readonly outcome: 'locked' | 'waiting';
      readonly until?: string;
    };

/** Sums up a run in plain data, fit for another process. */
export function report({ outcome, reason, at, changes, failures, notes }: Result): Report {
  return {
    outcome,
    reason: reason?.english ?? null,
    codes: failures.map(({ code }) => code),
    notes: notes.map(({ english }) => english),
    banks: changes.map(({ edition }) => edition.banks),
    sha256: failures.flatMap((failure) => (failure instanceof RefusedError && failure.sha256) || []),
    // The clock may have been set back meanwhile.
    milliseconds: Math.max(0, Date.now() - Date.parse(at)),
    retry: failures.some(
      (failure) => failure instanceof UnreachableError && failure.retry && failure.retryAfter === null,
    ),
  };
}

const OUTCOMES: ReadonlySet<unknown> = new Set<Report['outcome']>([
  'updated',
  'unchanged',
  'rejected',
  'unreachable',
  'locked',
  'waiting',
]);

/** Whether what came from the other process is a report: it may have broken in any way. */
export function isReport(message: unknown): message is Report {
  return (
    typeof message === 'object' && message !== null && 'outcome' in message && OUTCOMES.has(message.outcome)
  );
}
