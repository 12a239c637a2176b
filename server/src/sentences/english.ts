/** The figures that a sentence needs: the parameters of its function, or none if it is only a text. */
type Figures<Words> = Words extends (figures: infer Given) => string ? Given : object;

/** A code of a catalogue, with its figures. */
type Coded<Catalogue> = {
  [Code in keyof Catalogue]: { readonly is: Code } & Figures<Catalogue[Code]>;
}[keyof Catalogue];

/** The sentence of a catalogue for a code, with the code's figures. */
function wordsFor<Code extends string>(
  catalogue: Readonly<Record<Code, unknown>>,
  coded: { readonly is: Code },
): string {
  const words = catalogue[coded.is];
  return typeof words === 'function' ? words(coded) : String(words);
}

// What operators read on the terminal and in the log. These catalogues also say which figures belong to which code.

const percent = (share: number) => `${(share * 100).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`;
const value = (text: string) => (text === '' ? 'empty' : `“${text}”`);
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How many banks there are, and the BLZs of the first ones. */
type Banks = { count: number; named: string };
const banks = ({ count, named }: Banks) => `${count} ${count === 1 ? 'bank' : 'banks'} (${named})`;

/** A share of the banks, from 0 to 1, that exceeds a limit. */
type Share = { share: number; max: number };
const tooMany =
  (banks: string) =>
  ({ share, max }: Share) =>
    `${percent(share)} ${banks} (at most ${percent(max)})`;
type Connection = { host: string; systemCode: string };

/** Parts of sentences. Lines and entries are counted from 1. */
const PARTS = {
  // Why a page can't be read.
  'page-too-large': 'it is too large',
  'page-too-deep': 'its elements are nested too deeply',
  'page-too-many-links': ({ max }: { max: number }) => `it links to more than ${max} bank files`,

  // What a file is instead of a bank file.
  empty: 'it is empty',
  'web-page': 'it is a web page',
  converted: ({ encoding }: { encoding: string }) =>
    `it was converted into another character encoding (${encoding} instead of ISO-8859-1)`,
  gzip: 'it is packed with gzip',
  zip: 'it is a ZIP archive',
  pdf: 'it is a PDF document',
  'begins-otherwise': 'it does not begin like one',
  'without-bank': 'it holds no bank',

  // What was probably done to a file with many faulty lines.
  'line-ends-changed': 'a program has probably changed its line ends (LF instead of CR and LF)',
  'stored-in-utf-8': 'it is probably stored in UTF-8 instead of ISO-8859-1',
  'stored-in-old-encoding':
    'it is probably stored in CP850 or another old character encoding instead of ISO-8859-1',

  // Faulty lines.
  'line-length': (found: { line: number; length: number; expected: number; text: string }) =>
    `Line ${found.line} has ${found.length} bytes instead of ${found.expected}: “${found.text}”.`,
  'line-end': ({ line }: { line: number }) => `Line ${line} does not end with CR and LF.`,
  'column-count': ({ line, columns, expected }: { line: number; columns: number; expected: number }) =>
    `Line ${line} has ${columns} columns instead of ${expected}.`,
  'too-many-rows': ({ limit }: { limit: number }) => `The CSV has more than ${limit} rows.`,
  'unreadable-csv': ({ line }: { line: number | string }) => `Line ${line} is no CSV that can be read.`,
  'line-value': ({ line, column, text }: { line: number; column: string; text: string }) =>
    `Line ${line}: ${column} is ${value(text)}.`,
  'entry-value': ({ entry, column, text }: { entry: number; column: string; text: string }) =>
    `Entry ${entry}: ${column} is ${value(text)}.`,
  'broken-xml': ({ entry }: { entry: number }) => `After entry ${entry}, the XML is broken.`,
  'half-a-period': 'The XML has only one of its two days of validity.',
  'no-date': ({ text }: { text: string }) => `The validity “${text}” is not a date.`,

  // Limits that a file breaks.
  'few-banks': ({ count, min }: { count: number; min: number }) => `only ${count} banks (at least ${min})`,
  'last-banks-missing': ({ count, max }: { count: number; max: number }) =>
    `the last ${count} banks are missing (at most ${max})`,
  'without-bic': tooMany('of the banks without a BIC'),
  'with-umlaut': ({ share, min }: { share: number; min: number }) =>
    `${percent(share)} of the names with an umlaut (at least ${percent(min)})`,
  removed: tooMany('of the banks removed'),
  added: tooMany('new banks'),
  changed: tooMany('of the banks changed'),
  'moved-bics': tooMany('of the banks with the BIC of another bank, country or place'),
  'methods-changed': tooMany('of the banks with another check-digit method'),
  'new-successors': tooMany('of the banks with a new successor'),
  'stray-successors': tooMany(
    'of the banks with a successor that is not a bank, or without an announced deletion',
  ),
  'number-jumped': ({ number, rise, max }: { number: number; rise: number; max: number }) =>
    `a highest record number (${number}) that is ${rise} above the stored one (at most ${max})`,

  // What a file changes without a mark.
  'missing-without-mark': (missing: Banks) => `${banks(missing)} missing without mark D`,
  'new-without-mark': (added: Banks) => `${banks(added)} new without mark A`,
  'changed-without-mark': (changed: Banks) => `${banks(changed)} changed without mark M`,
  'records-out-of-balance': ({ lasting, expected }: { lasting: number; expected: number }) =>
    `${lasting} records instead of ${expected} go on`,
};

export type Part = Coded<typeof PARTS>;
const part = (coded: Part) => wordsFor(PARTS, coded);
const all = (parts: readonly Part[], separator: string) => parts.map(part).join(separator);

/** Why a file is refused. */
const REFUSALS = {
  'no-link': ({ host }: { host: string }) =>
    `The page of ${host} has no link to a bank file (TXT, CSV or XML).`,
  ambiguous: ({ host }: { host: string }) =>
    `The page of ${host} has several bank files, and does not say which is valid when.`,
  page: ({ why }: { why: Part }) => `The page can't be read: ${part(why)}.`,
  'not-a-bank-file': ({ instead }: { instead: Part }) => `This is not a bank file: ${part(instead)}.`,
  'faulty-line': ({ cause, first, count }: { cause: Part | null; first: Part; count: number }) =>
    `The file is damaged${cause ? `: ${part(cause)}` : ''}. ${part(first)}${count > 1 ? ` In all, ${count} lines are faulty.` : ''}`,
  'lead-record': ({ blz, isMissing }: { blz: string; isMissing: boolean }) =>
    `BLZ ${blz} has ${isMissing ? 'no' : 'more than one'} lead record (Merkmal 1).`,
  implausible: ({ limits }: { limits: readonly Part[] }) =>
    `The file is not plausible: ${all(limits, ', ')}.`,
  older: ({ number, stored }: { number: number; stored: number }) =>
    `The file is older than what is stored (highest record number ${number}, ${stored} is stored).`,
  'same-number': (file: { number: number; differing: number; records: number; stored: number }) =>
    `The file has the same highest record number (${file.number}) as what is stored, but differs in ${file.differing} banks and has ${file.records} records instead of ${file.stored}.`,
  unmarked: ({ changes }: { changes: readonly Part[] }) =>
    `The file changes what is stored without marking it: ${all(changes, '; ')}.`,
  withdrawn: ({ number }: { number: number }) =>
    `An operator has taken this edition back (highest record number ${number}).`,
  undated: ({ validUntil }: { validUntil: string }) =>
    `The first day of the file is not known. What is served is valid until ${validUntil}, so the file seems to be the next edition.`,
  period: ({ validFrom, validUntil }: { validFrom: string; validUntil: string }) =>
    `The file is said to be valid from ${validFrom} until ${validUntil}, which can't be: an edition lasts a quarter, and is published some weeks before.`,
  unservable: ({ why }: { why: string }) => `The server could not serve this file: ${why}.`,
  'other-period': ({ validFrom, stored }: { validFrom: string; stored: string }) =>
    `This edition is stored as valid from ${stored}, and not from ${validFrom}.`,
};

/** Why a file could not be fetched. Sizes are in bytes. */
const UNREACHABLE = {
  'file-unreadable': ({ path, systemCode }: { path: string; systemCode: string }) =>
    `The file ${path} can't be read (${systemCode}).`,
  'file-too-large': ({ path, max }: { path: string; max: number }) =>
    `The file ${path} is larger than ${mebibytes(max)}.`,
  'file-too-slow': ({ path }: { path: string }) => `The file ${path} takes too long.`,
  'no-answer': ({ host, systemCode }: Connection) => `${host} does not answer (${systemCode}).`,
  'no-connection': ({ host, systemCode }: Connection) => `${host} can't be reached (${systemCode}).`,
  'too-slow': ({ host }: { host: string }) => `${host} takes too long.`,
  'broken-off': ({ host, read, total, systemCode }: Connection & { read: number; total: number | null }) =>
    `The transfer from ${host} broke off after ${megabytes(read)}${total === null ? '' : ` of ${megabytes(total)}`} MB (${systemCode}).`,
  'too-many-redirects': ({ host, max }: { host: string; max: number }) =>
    `${host} redirects more than ${max} times.`,
  'foreign-address': ({ host, origin }: { host: string; origin: string }) =>
    `${host} leads to ${origin}, where the sync does not go.`,
  'too-large': ({ host, max }: { host: string; max: number }) =>
    `The file of ${host} is larger than ${mebibytes(max)}.`,
  compressed: ({ host }: { host: string }) =>
    `${host} sends the file compressed, although nobody asked for that.`,
  status: ({ address, status }: { address: string; status: number }) =>
    `${address} answers with status ${status}.`,
};

const TRY_AGAIN = 'The next sync tries again.';
const GET_AGAIN = 'Get the file again from the Bundesbank.';
const CHECK_SOURCE = 'Check SYNC_SOURCE.';
const FIND_DAYS = 'Find its days on the Bundesbank’s page, and sync its TXT or CSV with --valid-from DAY.';

/** What an operator can do about each code of a failure. */
export const ADVICE = {
  'no-link': 'If the page was rebuilt, sync a downloaded file.',
  page: 'If the page was rebuilt, sync a downloaded file.',
  ambiguous: 'Name the right file’s own address.',
  'not-a-bank-file': CHECK_SOURCE,
  'faulty-line': GET_AGAIN,
  'lead-record': GET_AGAIN,
  implausible: 'Look at the file: only if it is right, accept its SHA-256.',
  older: 'Usually nothing needs to be done.',
  'same-number': GET_AGAIN,
  unmarked: `Lines are probably missing. ${GET_AGAIN}`,
  withdrawn: 'If it is right after all, accept its SHA-256.',
  undated: 'Add --valid-from DAY, or --now to serve it now.',
  period: FIND_DAYS,
  'other-period': 'If the stored days are wrong, accept its SHA-256.',
  unservable: 'Report it.',
  file: 'Check its path and rights.',
  network: TRY_AGAIN,
  timeout: TRY_AGAIN,
  status: `${TRY_AGAIN} If it stays, check SYNC_SOURCE.`,
  redirect: 'If you trust it, set SYNC_SOURCE to where it leads.',
  'too-large': CHECK_SOURCE,
  encoded: 'Bypass the proxy that compresses.',
} as const;

/** The code of a failure. */
export type FailureCode = keyof typeof ADVICE;

/** The code for each reason why a bank file could not be fetched. */
export const UNREACHABLE_CODES = {
  'file-unreadable': 'file',
  'file-too-large': 'too-large',
  'file-too-slow': 'timeout',
  'no-answer': 'timeout',
  'no-connection': 'network',
  'too-slow': 'timeout',
  'broken-off': 'network',
  'too-many-redirects': 'redirect',
  'foreign-address': 'redirect',
  'too-large': 'too-large',
  compressed: 'encoded',
  status: 'status',
} as const satisfies Readonly<Record<Unreachable['is'], FailureCode>>;

/** Notes of a run, which only operators read. Times are ISO 8601, days YYYY-MM-DD. */
const NOTES = {
  'period-not-understood': ({ host, text }: { host: string; text: string }) =>
    `The page of ${host} states a validity that was not understood: “${text}”.`,
  'clock-before-edition': ({ clock, validFrom }: { clock: string; validFrom: string }) =>
    `The clock shows ${clock}, before the first day of the stored edition (${validFrom}). Set it.`,
  'clock-before-last-run': ({ clock, lastRun }: { clock: string; lastRun: string }) =>
    `The clock shows ${clock}, but the run before was at ${lastRun}. One of both times is wrong.`,
  'period-stored': (edition: { validFrom: string; validUntil: string; isLater: boolean }) =>
    `The stored edition is valid from ${edition.validFrom} until ${edition.validUntil}${edition.isLater ? ', and kept until then' : ''}.`,
};

const ENGLISH = { ...PARTS, ...REFUSALS, ...UNREACHABLE, ...NOTES };

export type Refusal = Coded<typeof REFUSALS>;
export type Unreachable = Coded<typeof UNREACHABLE>;
type Reason = Refusal | Unreachable;
export type Note = Coded<typeof NOTES>;
/** A sentence, or part of one, for operators. */
export const inEnglish = (coded: Part | Reason | Note): string => wordsFor(ENGLISH, coded);
