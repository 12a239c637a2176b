import { numeral, type Wording } from '../bundesbank/wording.ts';
import { UnreachableError } from './unreachable-error.ts';

/** A file of this machine. */
export function notReadable(path: string, cause: unknown): UnreachableError {
  const sentence: Wording = {
    english: `The file ${path} can't be read (${codeOf(cause)}).`,
    german: `Die Datei ${path} lässt sich nicht lesen (${codeOf(cause)}).`,
  };
  return new UnreachableError('file', sentence, { cause });
}

/** No connection, or one that broke or fell silent before anything of the file was there. */
export function notReached(host: string, cause: unknown): UnreachableError {
  const code = codeOf(cause);
  return isTimeout(cause)
    ? new UnreachableError(
        'timeout',
        { english: `${host} does not answer (${code}).`, german: `${host} antwortet nicht (${code}).` },
        { retry: true, cause },
      )
    : new UnreachableError(
        'network',
        {
          english: `${host} can't be reached (${code}).`,
          german: `${host} ist nicht erreichbar (${code}).`,
        },
        { retry: true, cause },
      );
}

/** A run that has taken all the time there is. */
export function tooSlow(host: string, cause: unknown): UnreachableError {
  const sentence: Wording = { english: `${host} takes too long.`, german: `${host} braucht zu lange.` };
  return new UnreachableError('timeout', sentence, { retry: true, cause });
}

/** @param bytes read of all there would have been, where the server told */
export function cutShort(
  host: string,
  { read, total }: { read: number; total: number | null },
  cause: unknown,
): UnreachableError {
  const [part, all] = [megabytes(read), total === null ? null : megabytes(total)];
  const code = codeOf(cause);
  const sentence: Wording = {
    english: `The transfer from ${host} broke off after ${part.english}${all ? ` of ${all.english}` : ''} MB (${code}).`,
    german: `Die Übertragung von ${host} brach nach ${part.german}${all ? ` von ${all.german}` : ''}\u00A0MB ab (${code}).`,
  };
  return new UnreachableError('network', sentence, { retry: true, cause });
}

export function redirectedTooOften(host: string, times: number): UnreachableError {
  return new UnreachableError('redirect', {
    english: `${host} redirects more than ${times} times.`,
    german: `${host} leitet mehr als ${times}-mal weiter.`,
  });
}

/** A redirect, or a link on a page, to a place where the sync does not go. */
export function ledAstray(host: string, origin: string): UnreachableError {
  return new UnreachableError('redirect', {
    english: `${host} leads to ${origin}, where the sync does not go.`,
    german: `${host} verweist auf ${origin}, dorthin gehen wir nicht.`,
  });
}

export function tooLarge(host: string, maxBytes: number): UnreachableError {
  const size = maxBytes / 1024 / 1024;
  return new UnreachableError('too-large', {
    english: `The file of ${host} is larger than ${size} MiB.`,
    german: `Die Datei von ${host} ist größer als ${size}\u00A0MiB.`,
  });
}

export function packedUnasked(host: string): UnreachableError {
  return new UnreachableError('encoded', {
    english: `${host} sends the file compressed, although nobody asked for that.`,
    german: `${host} schickt die Datei unverlangt gepackt.`,
  });
}

const HOUR_S = 60 * 60;

/**
 * An answer with another status than 200. Server errors, 408 and 429 pass; that a page is gone or forbidden does not.
 *
 * @param retryAfter the header of that name
 */
export function answeredWith(status: number, address: string, retryAfter: string | null): UnreachableError {
  const asked = retryAfter === null ? null : secondsUntil(retryAfter);
  const isBusy = status === 429;
  const retry = isBusy || status >= 500 || status === 408;
  // An hour short of a day, so that tomorrow's run is not a moment too early.
  const wait = isBusy ? Math.max(HOUR_S, asked ?? 4 * HOUR_S) : retry ? asked : 23 * HOUR_S;
  const sentence: Wording = {
    english: `${address} answers with status ${status}.`,
    german: `${address} antwortet mit Status ${status}.`,
  };
  return new UnreachableError('status', sentence, {
    retry,
    retryAfter: wait && Math.min(wait, 7 * 24 * HOUR_S),
  });
}

/** RFC 9110, section 10.2.3: a number of seconds, or a date. */
function secondsUntil(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Whether a server said nothing for too long, rather than that the connection broke. */
export const isTimeout = (error: unknown) => /TIMEOUT/.test(codeOf(error));

/** The system's short word for what went wrong, such as ENOENT or ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const megabytes = (bytes: number) =>
  numeral(bytes / 1e6, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
