import type { Bank } from '../directory/bank.ts';
import type { Result } from './run.ts';

/** How many banks of each kind of change are named. */
const EXAMPLES = 3;

/** Tells an operator how a run ended: the outcome first, then what to look at. */
export function describe(result: Result): string {
  const { outcome, reason, code, details = [], edition, difference, sha256 } = result;
  const lines = [`${outcome}${code ? ` (${code})` : ''}${reason ? `: ${reason}` : ''}`];
  lines.push(...details.slice(1).map((detail) => `  ${detail}`));
  if (edition && difference) {
    const { added, removed, changed } = difference;
    lines.push(`  ${edition.records} records, ${edition.banks} banks, ${edition.bytes} bytes`);
    lines.push(`  ${added.length} added, ${removed.length} removed, ${changed.length} changed`);
    lines.push(...examples('+', added), ...examples('-', removed), ...examples('~', changed));
  }
  if (code === 'implausible') lines.push(`  To let this very file through, add: --accept ${sha256}`);
  return lines.join('\n');
}

function examples(sign: string, banks: readonly Bank[]): string[] {
  const named = banks.slice(0, EXAMPLES).map(({ blz, name, city }) => `  ${sign} ${blz} ${name}, ${city}`);
  return banks.length > EXAMPLES ? [...named, `  ${sign} …`] : named;
}
