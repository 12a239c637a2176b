import type { Calculator } from '../api.d.ts';
import type { ComposedIban } from '../composed.d.ts';

/**
 * Looks at an IBAN that was put together with all that a calculator knows: a German one is made by the rule of its bank.
 *
 * @param composed of composeIban()
 * @param parts as the caller gave them
 */
export function composeWith(
  composed: ComposedIban,
  parts: Readonly<Record<string, unknown>>,
  { explainAccount, explainIban }: Pick<Calculator, 'explainAccount' | 'explainIban'>,
): ComposedIban {
  if (composed.state === 'none') return composed;
  const answer = composed.iban.startsWith('DE')
    ? explainAccount(...([parts['bankCode'], parts['account']] as [string, string]))
    : explainIban(composed.iban);
  if (answer.state === 'none')
    return { state: 'none', faults: [], ...('refusal' in answer && { refusal: answer.refusal }) };
  return { state: answer.state, iban: answer.iban, notes: answer.notes, faults: [] };
}
