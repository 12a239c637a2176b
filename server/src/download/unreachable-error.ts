import { inEnglish, UNREACHABLE_CODES, type Unreachable } from '../sentences/english.ts';
import { GERMAN_REASONS } from '../sentences/german.ts';

/** A bank file could not be fetched, so its content is unknown. The message is a sentence in English, for operators. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code: (typeof UNREACHABLE_CODES)[Unreachable['is']];
  /** The kind of failure in German for `/api/status`, which is public. */
  readonly german: string;
  /** Whether another attempt may succeed in a few minutes. */
  readonly retry: boolean;
  /** How many seconds to wait before the source is asked again; null if nothing is known about that. */
  readonly retryAfter: number | null;

  constructor(
    reason: Unreachable,
    options: { retry?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    const code = UNREACHABLE_CODES[reason.is];
    super(inEnglish(reason), options);
    this.code = code;
    this.german = GERMAN_REASONS[code];
    this.retry = options.retry ?? false;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** For a connection that could not be made, timed out, or broke before any of the file arrived. */
export function connectionError(host: string, cause: unknown): UnreachableError {
  const is = isTimeout(cause) ? 'no-answer' : 'no-connection';
  return new UnreachableError({ is, host, systemCode: systemCodeOf(cause) }, { retry: true, cause });
}

const HOUR_S = 60 * 60;

/**
 * For a response with another status than 200. After 408, 429 and server errors, a later request may succeed.
 *
 * @param retryAfter the value of the `Retry-After` header
 */
export function statusError(status: number, address: string, retryAfter: string | null): UnreachableError {
  const asked = retryAfter === null ? null : secondsUntil(retryAfter);
  const isBusy = status === 429;
  const retry = isBusy || status >= 500 || status === 408;
  // An hour less than a day, so that the next day's run is not skipped for starting a moment early.
  const wait = isBusy ? Math.max(HOUR_S, asked ?? 4 * HOUR_S) : retry ? asked : 23 * HOUR_S;
  const pause = wait && Math.min(wait, 7 * 24 * HOUR_S);
  return new UnreachableError({ is: 'status', address, status }, { retry, retryAfter: pause });
}

/** Reads a `Retry-After` header: a number of seconds, or a date (RFC 9110, section 10.2.3). */
function secondsUntil(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Whether a request failed by a timeout, and not because the connection broke. */
export const isTimeout = (error: unknown) => /TIMEOUT/.test(systemCodeOf(error));

/** The system's code for what went wrong, such as ENOENT or ECONNREFUSED; else the name of the error. */
export function systemCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
