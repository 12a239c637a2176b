import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Bank } from '../directory/bank.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Result } from './result.ts';
import type { Change } from './store-file.ts';

/** How many banks of each kind of change are named. */
const MAX_EXAMPLES = 3;

/** What is to be said beside the outcome. */
interface Wish {
  readonly dryRun?: boolean;
  /** Whether every bank that changes is to be named. */
  readonly all?: boolean;
}

/** Tells an operator in English how a run ended: the outcome first, then what to look at. */
export function summarise(
  { at, outcome, changes, failures, notes }: Result,
  { dryRun = false, all = false }: Wish = {},
): string {
  const today = berlinDay(new Date(at));
  const most = all ? Number.POSITIVE_INFINITY : MAX_EXAMPLES;
  return [
    dryRun ? `${outcome} (dry run, nothing was stored)` : outcome,
    ...changes.flatMap((change) => linesOfChange(change, today, most)),
    ...failures.flatMap(linesOfFailure),
    ...notes.map(({ english }) => `  ${english}`),
  ].join('\n');
}

/** The same for an operator's program, with every bank that changes. */
export function asJson({ reason, failures, notes, ...result }: Result): string {
  return JSON.stringify({
    ...result,
    reason: reason?.english ?? null,
    failures: failures.map((failure) => {
      const { code, message } = failure;
      if (!(failure instanceof RefusedError)) return { code, message };
      return { code, message, details: inEnglish(failure.details), sha256: failure.sha256 };
    }),
    notes: inEnglish(notes),
  });
}

const inEnglish = (wordings: readonly Wording[]) => wordings.map(({ english }) => english);

function linesOfChange(
  { edition, difference: { added, removed, changed } }: Change,
  today: string,
  most: number,
): string[] {
  const { records, banks, bytes, validFrom, validUntil } = edition;
  const later = validFrom !== null && validFrom > today ? ', kept until then' : '';
  return [
    `  ${records} records, ${banks} banks, ${bytes} bytes`,
    ...(validFrom ? [`  valid from ${validFrom} until ${validUntil ?? 'further notice'}${later}`] : []),
    `  ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ...examples('+', added, most),
    ...examples('-', removed, most),
    ...examples('~', changed, most),
  ];
}

function examples(sign: string, banks: readonly Bank[], most: number): string[] {
  const named = banks.slice(0, most).map(({ blz, name, city }) => `  ${sign} ${blz} ${name}, ${city}`);
  return banks.length > most ? [...named, `  ${sign} …`] : named;
}

function linesOfFailure(failure: Result['failures'][number]): string[] {
  const { code, message } = failure;
  const lines = [`  ${code}: ${message}`];
  if (!(failure instanceof RefusedError)) return lines;
  // The first faulty line stands in the sentence.
  lines.push(...inEnglish(failure.details.slice(1)).map((detail) => `    ${detail}`));
  if (failure.sha256) lines.push(`  To let this very file through, add: --accept ${failure.sha256}`);
  if (failure.code === 'older') lines.push('  To go back to the edition that was served before: --back');
  return lines;
}
