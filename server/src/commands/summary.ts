import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Bank } from '../directory/bank.ts';
import { berlinDay } from '../directory/edition.ts';
import { ADVICE, inEnglish } from '../sentences/english.ts';
import type { Result } from '../sync/result.ts';
import type { Change } from '../sync/store-file.ts';

/** How many banks of each kind are named: added, removed and changed. */
const MAX_EXAMPLES = 3;

interface Options {
  readonly dryRun?: boolean;
  /** Whether to name every bank that changes. */
  readonly all?: boolean;
  /** Whether to name the options of `npm run sync` that help against a refusal. */
  readonly hints?: boolean;
}

/** Describes the result of a run to an operator, in English: the outcome first, then changes, failures and notes. */
export function summarise(
  { at, outcome, changes, failures, notes }: Result,
  { dryRun = false, all = false, hints = true }: Options = {},
): string {
  const today = berlinDay(new Date(at));
  const maxExamples = all ? Number.POSITIVE_INFINITY : MAX_EXAMPLES;
  return [
    dryRun ? `${outcome} (dry run, nothing was stored)` : outcome,
    ...changes.flatMap((change) => linesOfChange(change, today, maxExamples)),
    ...failures.flatMap((failure) => linesOfFailure(failure, hints)),
    ...notes.map((note) => `  ${inEnglish(note)}`),
  ].join('\n');
}

/** The result of a run as JSON for an operator's program, with every bank that changes. */
export function asJson({ reason, failures, notes, ...result }: Result): string {
  return JSON.stringify({
    ...result,
    reason: reason?.english ?? null,
    failures: failures.map((failure) => {
      const { code, message } = failure;
      const advice = ADVICE[code];
      if (!(failure instanceof RefusedError)) return { code, message, advice };
      return { code, message, advice, details: failure.details.map(inEnglish), sha256: failure.sha256 };
    }),
    notes: notes.map(inEnglish),
  });
}

function linesOfChange(
  { edition, difference: { added, removed, changed } }: Change,
  today: string,
  maxExamples: number,
): string[] {
  const { records, banks, bytes, validFrom, validUntil } = edition;
  const later = validFrom !== null && validFrom > today ? ', kept until then' : '';
  return [
    `  ${records} records, ${banks} banks, ${bytes} bytes`,
    ...(validFrom ? [`  valid from ${validFrom} until ${validUntil ?? 'further notice'}${later}`] : []),
    `  ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ...examples('+', added, maxExamples),
    ...examples('-', removed, maxExamples),
    ...examples('~', changed, maxExamples),
  ];
}

function examples(sign: string, banks: readonly Bank[], max: number): string[] {
  const named = banks.slice(0, max).map(({ blz, name, city }) => `  ${sign} ${blz} ${name}, ${city}`);
  return banks.length > max ? [...named, `  ${sign} …`] : named;
}

function linesOfFailure(failure: Result['failures'][number], hints: boolean): string[] {
  const { code, message } = failure;
  const lines = [`  ${code}: ${message} ${ADVICE[code]}`];
  if (!(failure instanceof RefusedError)) return lines;
  // The sentence names the first faulty line already.
  lines.push(...failure.details.slice(1).map((detail) => `    ${inEnglish(detail)}`));
  if (!hints) return lines;
  if (failure.sha256) lines.push(`  To let this very file through, add: --accept ${failure.sha256}`);
  if (failure.code === 'older') lines.push('  To go back to the edition that was served before: --back');
  return lines;
}
