import type { CalculatorBank } from './calculator.ts';
import { type Fact, factsOf } from './iban-facts.ts';
import { MODES, type Mode, shownIban } from './widgets.ts';

/** The detail of the calculator's event. */
interface ResultDetail {
  readonly mode: Mode;
  /** `null` if the shown result is withdrawn. */
  readonly result: Result | null;
}

/** A result of either mode, as far as it is used here. */
interface Result {
  readonly iban?: string;
  readonly bank?: CalculatorBank | null;
  readonly valid?: boolean;
  readonly formatted?: string;
}

/** Shows the parts of the visitor's own IBAN in place of the example, as long as the calculator shows that IBAN. */
export function showOwnIban(): void {
  const figure = document.querySelector('[data-anatomy]');
  if (!figure) return;
  const example = [...figure.childNodes];
  let shown: Mode | undefined;

  const show = (mode: Mode, iban: string, bank: CalculatorBank | null = null) => {
    shown = mode;
    figure.replaceChildren(...contentOf(example, iban, factsOf(iban, bank, mode === 'validate')));
  };
  document.addEventListener('iban-rechner', (event) => {
    const { mode, result } = (event as CustomEvent<ResultDetail>).detail;
    const iban = result?.iban ?? (result?.valid ? result.formatted?.replaceAll(' ', '') : undefined);
    if (iban) show(mode, iban, result?.bank);
    else if (mode === shown) figure.replaceChildren(...example);
  });
  // There may be results from before this script came.
  for (const mode of MODES) {
    const iban = shownIban(mode);
    if (iban) show(mode, iban);
  }
}

/** A copy of the example's elements with the parts of another IBAN and the facts about it. */
function contentOf(example: readonly Node[], iban: string, facts: readonly Fact[]): Node[] {
  const copy = document.createElement('div');
  copy.append(...example.map((node) => node.cloneNode(true)));
  const isGerman = iban.startsWith('DE');
  const whose = copy.querySelector('.whose');
  if (whose) whose.textContent = 'Ihre IBAN';
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
    write('konto', iban.slice(4), 'Bank und Konto');
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
