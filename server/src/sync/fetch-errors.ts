import { numeral, type Wording } from '../bundesbank/wording.ts';
import { UnreachableError } from './unreachable-error.ts';

// The English sentences are for operators. The German ones are public: they name the kind of failure, and no path, host or
// code of the system.

/** A file of this machine that can't be read. */
export function fileError(path: string, cause: unknown): UnreachableError {
  const sentence: Wording = {
    english: `The file ${path} can't be read (${codeOf(cause)}).`,
    german: 'Die Datei mit den Bankdaten lässt sich nicht lesen.',
  };
  return new UnreachableError('file', sentence, { cause });
}

/** A file of this machine that has no end, such as a device, or that is no bank file. */
export function fileTooLargeError(path: string, maxBytes: number): UnreachableError {
  const size = maxBytes / 1024 / 1024;
  return new UnreachableError('too-large', {
    english: `The file ${path} is larger than ${size} MiB.`,
    german: `Die Datei mit den Bankdaten ist größer als ${size}\u00A0MiB.`,
  });
}

/** A file of this machine that takes all the time of the run, such as a pipe into which nobody writes. */
export function fileTooSlowError(path: string, cause: unknown): UnreachableError {
  const sentence: Wording = {
    english: `The file ${path} takes too long.`,
    german: 'Die Quelle der Bankdaten braucht zu lange.',
  };
  return new UnreachableError('timeout', sentence, { cause });
}

/**
 * A server to which there is no connection, or whose connection broke or fell silent before it sent any of the file.
 */
export function connectionError(host: string, cause: unknown): UnreachableError {
  const code = codeOf(cause);
  return isTimeout(cause)
    ? new UnreachableError(
        'timeout',
        {
          english: `${host} does not answer (${code}).`,
          german: 'Die Quelle der Bankdaten antwortet nicht.',
        },
        { retry: true, cause },
      )
    : new UnreachableError(
        'network',
        {
          english: `${host} can't be reached (${code}).`,
          german: 'Die Quelle der Bankdaten ist nicht erreichbar.',
        },
        { retry: true, cause },
      );
}

/** A download that has used up the time of the whole run. */
export function outOfTimeError(host: string, cause: unknown): UnreachableError {
  const sentence: Wording = {
    english: `${host} takes too long.`,
    german: 'Die Quelle der Bankdaten braucht zu lange.',
  };
  return new UnreachableError('timeout', sentence, { retry: true, cause });
}

/**
 * A download that broke off after its first bytes.
 *
 * @param read bytes that came
 * @param total bytes of the whole file; null where the server did not say
 */
export function brokenOffError(
  host: string,
  { read, total }: { read: number; total: number | null },
  cause: unknown,
): UnreachableError {
  const [part, all] = [megabytes(read), total === null ? null : megabytes(total)];
  const code = codeOf(cause);
  const sentence: Wording = {
    english: `The transfer from ${host} broke off after ${part.english}${all ? ` of ${all.english}` : ''} MB (${code}).`,
    german: `Die Übertragung der Bankdaten brach nach ${part.german}${all ? ` von ${all.german}` : ''}\u00A0MB ab.`,
  };
  return new UnreachableError('network', sentence, { retry: true, cause });
}

/** @param max how many redirects are followed */
export function tooManyRedirectsError(host: string, max: number): UnreachableError {
  return new UnreachableError('redirect', {
    english: `${host} redirects more than ${max} times.`,
    german: `Die Quelle der Bankdaten leitet mehr als ${max}-mal weiter.`,
  });
}

/** A redirect, or a link on a page, to an address from which the sync takes no file. */
export function foreignAddressError(host: string, origin: string): UnreachableError {
  return new UnreachableError('redirect', {
    english: `${host} leads to ${origin}, where the sync does not go.`,
    german: 'Die Quelle der Bankdaten verweist auf einen anderen Ort, von dem keine Datei geholt wird.',
  });
}

export function tooLargeError(host: string, maxBytes: number): UnreachableError {
  const size = maxBytes / 1024 / 1024;
  return new UnreachableError('too-large', {
    english: `The file of ${host} is larger than ${size} MiB.`,
    german: `Die Datei mit den Bankdaten ist größer als ${size}\u00A0MiB.`,
  });
}

/** An answer that is compressed, although the request did not ask for that. */
export function compressedError(host: string): UnreachableError {
  return new UnreachableError('encoded', {
    english: `${host} sends the file compressed, although nobody asked for that.`,
    german: 'Die Quelle der Bankdaten schickt die Datei unverlangt gepackt.',
  });
}

const HOUR_S = 60 * 60;

/**
 * An answer with another status than 200. After 408, 429 and server errors, a later request may succeed; a file that is
 * missing or forbidden stays so for a while.
 *
 * @param retryAfter the value of the `Retry-After` header
 */
export function statusError(status: number, address: string, retryAfter: string | null): UnreachableError {
  const asked = retryAfter === null ? null : secondsUntil(retryAfter);
  const isBusy = status === 429;
  const retry = isBusy || status >= 500 || status === 408;
  // An hour less than a day, so that the next day's run does not come a moment too early.
  const wait = isBusy ? Math.max(HOUR_S, asked ?? 4 * HOUR_S) : retry ? asked : 23 * HOUR_S;
  const sentence: Wording = {
    english: `${address} answers with status ${status}.`,
    german: `Die Quelle der Bankdaten antwortet mit Status ${status}.`,
  };
  return new UnreachableError('status', sentence, {
    retry,
    retryAfter: wait && Math.min(wait, 7 * 24 * HOUR_S),
  });
}

/** Reads a `Retry-After` header: a number of seconds, or a date (RFC 9110, section 10.2.3). */
function secondsUntil(retryAfter: string): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Whether a request failed because a server was silent for too long, and not because the connection broke. */
export const isTimeout = (error: unknown) => /TIMEOUT/.test(codeOf(error));

/** The system's code for what went wrong, such as ENOENT or ECONNREFUSED; else the name of the error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const megabytes = (bytes: number) =>
  numeral(bytes / 1e6, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
