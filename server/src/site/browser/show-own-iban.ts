import { type Fact, factsOf } from './iban-facts.ts';
import { type FoundBank, type Mode, shownIban } from './widgets.ts';

/** What the calculator's event tells. */
interface Told {
  readonly mode: Mode;
  /** `null` where a shown result is withdrawn. */
  readonly result: Result | null;
}

interface Result {
  readonly iban?: string;
  readonly bank?: FoundBank | null;
  readonly valid?: boolean;
  readonly formatted?: string;
}

/** Shows the visitor's own IBAN in the place of the example, as long as the calculator shows it. */
export function showOwnIban(): void {
  const figure = document.querySelector('[data-anatomy]');
  if (!figure) return;
  const example = [...figure.childNodes];
  let shown: Mode | undefined;

  const show = (mode: Mode, iban: string, bank: FoundBank | null = null) => {
    shown = mode;
    figure.replaceChildren(...contentOf(example, iban, factsOf(iban, bank, mode === 'validate')));
  };
  document.addEventListener('iban-rechner', (event) => {
    const { mode, result } = (event as CustomEvent<Told>).detail;
    const iban = result?.iban ?? (result?.valid ? result.formatted?.replaceAll(' ', '') : undefined);
    if (iban) show(mode, iban, result?.bank);
    else if (mode === shown) figure.replaceChildren(...example);
  });
  // A result that came before this script.
  for (const mode of ['build', 'validate'] as const) {
    const iban = shownIban(mode);
    if (iban) show(mode, iban);
  }
}

/** The example's elements again, with the parts of another IBAN and what is known of it. */
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
    // Each country has its own order of bank and account.
    copy.querySelector('.blz')?.parentElement?.remove();
    write('konto', iban.slice(4), 'Bank und Konto');
  }
  copy.querySelector('figcaption')?.replaceChildren(listOf(facts));
  return [...copy.childNodes];
}

function listOf(facts: readonly Fact[]): Element {
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
