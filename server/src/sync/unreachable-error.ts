import { inEnglish, type Reason } from '../sentences/english.ts';
import { inGerman } from '../sentences/german.ts';

/** Why a bank file could not be fetched. docs/operation.md explains each code. */
export type UnreachableCode =
  | 'file'
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'encoded';

/**
 * A bank file could not be fetched, so that nothing is known of its content. The message is a sentence in English, for
 * operators.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code: UnreachableCode;
  /** The kind of failure in German, for `/api/status`: without paths, hosts and codes, which only operators should see. */
  readonly german: string;
  /** Whether another attempt may succeed in a few minutes. */
  readonly retry: boolean;
  /** How many seconds the source is to be left alone; null if nothing says so. */
  readonly retryAfter: number | null;

  constructor(
    code: UnreachableCode,
    reason: Reason,
    {
      retry = false,
      retryAfter = null,
      cause,
    }: { retry?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(inEnglish(reason), { cause });
    this.code = code;
    this.german = inGerman(reason);
    this.retry = retry;
    this.retryAfter = retryAfter;
  }
}
