import type { BuiltIban, Validation } from '../../calculator/functions.ts';
import { calculator } from './calculator.ts';
import { type Fact, factsOf, type IbanResult, ibanOf } from './iban-facts.ts';
import { fieldsOf, MODES, type Mode, shownIban } from './widgets.ts';
import { HOME_WORDS } from './words/home-words.ts';

/** What the functions of the two modes return. */
type Result = Validation | BuiltIban | { readonly error: string };

/** The detail of the calculator's event. */
interface ResultDetail {
  readonly mode: Mode;
  /** `null` if the shown result is withdrawn. */
  readonly result: Result | null;
}

/**
 * Shows the parts of the visitor's own IBAN in place of the example, as long as the calculator shows that IBAN. When the
 * calculator makes its result anew, because it has learned something, so does this.
 */
export function showOwnIban(): void {
  const figure = document.querySelector('[data-anatomy]');
  if (!figure) return;
  const example = [...figure.childNodes];
  let shown: Mode | undefined;

  const show = (mode: Mode, result: Result | null) => {
    if (hasIban(result)) {
      shown = mode;
      figure.replaceChildren(...contentOf(example, ibanOf(result), factsOf(result)));
    } else if (mode === shown) figure.replaceChildren(...example);
  };
  document.addEventListener('iban-rechner', (event) => {
    const { mode, result } = (event as CustomEvent<ResultDetail>).detail;
    show(mode, result);
  });
  // There may be results from before this script came.
  for (const mode of MODES) if (shownIban(mode)) show(mode, resultOf(mode));
}

const hasIban = (result: Result | null): result is IbanResult =>
  result !== null && ('iban' in result || ('valid' in result && result.valid));

/** The result that a mode's widget shows. */
function resultOf(mode: Mode): Result {
  const [first = '', second = ''] = fieldsOf(mode).map(({ value }) => value);
  return mode === 'validate' ? calculator().validate(first) : calculator().buildIban(first, second);
}

/** A copy of the example's elements with the parts of another IBAN and the facts about it. */
function contentOf(example: readonly Node[], iban: string, facts: readonly Fact[]): Node[] {
  const copy = document.createElement('div');
  copy.append(...example.map((node) => node.cloneNode(true)));
  const isGerman = iban.startsWith('DE');
  const whose = copy.querySelector('.whose');
  if (whose) whose.textContent = HOME_WORDS.anatomy.own;
  const write = (part: string, text: string, name?: string) => {
    const place = copy.querySelector(`.${part}`);
    if (!place) return;
    place.textContent = text;
    if (name && place.previousSibling) place.previousSibling.textContent = name;
  };
  write('land', iban.slice(0, 2));
  write('pruef', iban.slice(2, 4));
  if (isGerman) {
    write('blz', iban.slice(4, 12));
    write('konto', iban.slice(12));
  } else {
    // The order of bank and account differs from country to country, so they are one part here.
    copy.querySelector('.blz')?.parentElement?.remove();
    write('konto', iban.slice(4), HOME_WORDS.anatomy.bankAndAccount);
  }
  copy.querySelector('figcaption')?.replaceChildren(factList(facts));
  return [...copy.childNodes];
}

function factList(facts: readonly Fact[]): Element {
  const list = document.createElement('dl');
  list.className = 'facts-of-iban';
  for (const [name, text] of facts) {
    const row = document.createElement('div');
    const term = document.createElement('dt');
    const description = document.createElement('dd');
    term.textContent = name;
    description.textContent = text;
    row.append(term, description);
    list.append(row);
  }
  return list;
}
