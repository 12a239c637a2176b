/** Why a bank file could not be fetched; each is explained in docs/operation.md. */
export type UnreachableCode =
  | 'file'
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'encoded';

/** The bank file could not be fetched: nothing is known of it, neither good nor bad. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code: UnreachableCode;
  /** Whether the same may go better in a few minutes, and how many seconds the server asks us to wait. */
  readonly retry: boolean;
  readonly retryAfter: number | null;

  /** @param message a German sentence: it is shown in `/api/status` */
  constructor(
    code: UnreachableCode,
    message: string,
    {
      retry = false,
      retryAfter = null,
      cause,
    }: { retry?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retry = retry;
    this.retryAfter = retryAfter;
  }
}
