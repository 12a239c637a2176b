import { Refused } from '../bundesbank/refused.ts';
import type { Bank } from '../directory/bank.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Result } from './run.ts';
import type { Change } from './take.ts';

/** How many banks of each kind of change are named. */
const EXAMPLES = 3;

/** Tells an operator how a run ended: the outcome first, then what to look at. */
export function summarise({ at, outcome, changes, failures }: Result): string {
  const today = berlinDay(new Date(at));
  return [outcome, ...changes.flatMap((change) => told(change, today)), ...failures.flatMap(explained)].join(
    '\n',
  );
}

function told({ edition, difference: { added, removed, changed } }: Change, today: string): string[] {
  const { records, banks, bytes, validFrom, validUntil } = edition;
  const later = validFrom !== null && validFrom > today ? ', kept until then' : '';
  return [
    `  ${records} records, ${banks} banks, ${bytes} bytes`,
    ...(validFrom ? [`  valid from ${validFrom} until ${validUntil ?? 'further notice'}${later}`] : []),
    `  ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ...examples('+', added),
    ...examples('-', removed),
    ...examples('~', changed),
  ];
}

function examples(sign: string, banks: readonly Bank[]): string[] {
  const named = banks.slice(0, EXAMPLES).map(({ blz, name, city }) => `  ${sign} ${blz} ${name}, ${city}`);
  return banks.length > EXAMPLES ? [...named, `  ${sign} …`] : named;
}

function explained(failure: Result['failures'][number]): string[] {
  const { code, message } = failure;
  const lines = [`  ${code}: ${message}`];
  if (!(failure instanceof Refused)) return lines;
  // The first faulty line stands in the sentence.
  lines.push(...failure.details.slice(1).map((detail) => `    ${detail}`));
  if (failure.sha256) lines.push(`  To let this very file through, add: --accept ${failure.sha256}`);
  return lines;
}
