import type { Calculator, ThreeFunctions } from '../api.d.ts';

/**
 * The sentences on what an IBAN rests: the rule of its bank, a right check digit. `''` if there is nothing to say.
 *
 * @param ask the function whose result they are about
 * @param typed what that function was given
 */
export function hintsOf(
  { explainIban, explainAccount, sentences }: Calculator,
  ask: keyof ThreeFunctions,
  [one, other]: readonly string[],
): string {
  if (ask === 'lookupBic') return '';
  const answer = ask === 'validate' ? explainIban(one) : explainAccount(one, other);
  return answer.state === 'none' ? '' : sentences(answer.basis).join(' ');
}
