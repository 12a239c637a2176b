import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Attempt } from '../directory/edition.ts';
import { UnreachableError } from '../download/unreachable-error.ts';
import { inEnglish } from '../sentences/english.ts';
import type { Result } from './result.ts';

/**
 * What a scheduled run reports to the server, which logs it and decides when to run again. The sentences are in
 * English.
 */
export type Report =
  | {
      readonly outcome: Attempt['outcome'];
      readonly reason: string | null;
      readonly codes: readonly string[];
      /** What the run found, but did not stop for, such as a wrong clock. */
      readonly notes: readonly string[];
      /** The number of banks of each edition that was stored. */
      readonly banks: readonly number[];
      /** The SHA-256 of each refused file that an operator may accept. */
      readonly sha256: readonly string[];
      /** How long the run took. */
      readonly milliseconds: number;
      /** Whether another attempt may succeed in a few minutes. */
      readonly retry: boolean;
    }
  | {
      /** The run did nothing: the source was asked a short while ago, or may not be asked yet. */
      readonly outcome: 'waiting';
      /** When the source may be asked again, ISO 8601. */
      readonly until: string;
    };

/** The report of a run: plain data that can be sent to another process. */
export function reportOf({ outcome, reason, at, changes, failures, notes }: Result): Report {
  return {
    outcome,
    reason: reason?.english ?? null,
    codes: failures.map(({ code }) => code),
    notes: notes.map(inEnglish),
    banks: changes.map(({ edition }) => edition.banks),
    sha256: failures.flatMap((failure) => (failure instanceof RefusedError && failure.sha256) || []),
    // The clock may have been set back during the run.
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
  'waiting',
]);

/** Whether a message from the other process is a report. A broken process may send anything. */
export function isReport(message: unknown): message is Report {
  return (
    typeof message === 'object' && message !== null && 'outcome' in message && OUTCOMES.has(message.outcome)
  );
}
