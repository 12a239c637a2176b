import type { Wording } from '../bundesbank/wording.ts';

/** Why a bank file could not be fetched; each is explained in docs/operation.md. */
export type UnreachableCode =
  | 'file'
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'encoded';

/**
 * The bank file could not be fetched: nothing is known of it, neither good nor bad. The message is a sentence in English,
 * for operators.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code: UnreachableCode;
  /** The same sentence for `/api/status`. */
  readonly german: string;
  /** Whether the same may go better in a few minutes, and how many seconds the server asks us to wait. */
  readonly retry: boolean;
  readonly retryAfter: number | null;

  constructor(
    code: UnreachableCode,
    { english, german }: Wording,
    {
      retry = false,
      retryAfter = null,
      cause,
    }: { retry?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(english, { cause });
    this.code = code;
    this.german = german;
    this.retry = retry;
    this.retryAfter = retryAfter;
  }
}
