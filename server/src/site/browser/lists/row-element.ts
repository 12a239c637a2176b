import type { Columns, Row, Shape } from './messages.ts';

/** Longer cells are cut in the table, not in the file. */
const MAX_SHOWN = 120;

/** A row of the table. `words` has the word for each outcome. */
export function rowElement(row: Row, { columns }: Shape, words: ReadonlyMap<string, string>): HTMLElement {
  const line = cell('th', 'Zeile', element('span', '', `${row.line}`));
  line.scope = 'row';
  const outcome = cell(
    'td',
    'Ergebnis',
    element('strong', row.outcome, words.get(row.outcome) ?? ''),
    ...(row.message ? [element('span', '', row.message)] : []),
  );
  outcome.className = 'outcome';
  const tr = element('tr');
  tr.append(line, given(row, columns), iban(row), outcome);
  return tr;
}

/** The account as it was given, and below it what else the row has: by that, people know whose it is. */
function given({ cells }: Row, columns: Columns | null): HTMLElement {
  const places = columns ? [columns.iban, columns.blz, columns.kontonummer] : [0];
  const account = places.map((place) => cells[place ?? -1] ?? '').filter(Boolean);
  const others = cells.filter((text, place) => text !== '' && !places.includes(place));
  return cell(
    'td',
    'Eingabe',
    element('span', 'code', cut(account.join(' / ')) || '–'),
    ...(others.length > 0 ? [element('span', 'detail', cut(others.join(', ')))] : []),
  );
}

function iban({ iban, bank, bic }: Row): HTMLElement {
  if (!iban) return cell('td', 'IBAN', element('span', '', '–'));
  const groups = element('span', 'code grouped');
  for (const group of iban.match(/.{1,4}/g) ?? []) groups.append(element('span', '', group));
  const details = [bank, bic && `BIC\u00a0${bic}`].filter(Boolean).join(', ');
  return cell('td', 'IBAN', groups, ...(details ? [element('span', 'detail', details)] : []));
}

/** Narrow, where the table has no head, its cells say what they are. */
function cell<Name extends 'td' | 'th'>(name: Name, label: string, ...content: readonly HTMLElement[]) {
  const made = element(name);
  made.dataset['label'] = label;
  made.append(...content);
  return made;
}

const cut = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\u00a0…` : text);

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
