import type { Columns, Row, Shape } from './messages.ts';

/** In characters. The table shortens longer texts; the file has them in full. */
const MAX_TEXT_LENGTH = 120;

/**
 * A row of the table.
 *
 * @param words the German word for each outcome
 */
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
  tr.append(line, inputCell(row, columns), ibanCell(row), outcome);
  return tr;
}

/** The account as it stands in the list, and below it the other cells of the row: they tell whose account it is. */
function inputCell({ cells }: Row, columns: Columns | null): HTMLElement {
  const accountColumns = columns ? [columns.iban, columns.blz, columns.kontonummer] : [0];
  const account = accountColumns.map((index) => cells[index ?? -1] ?? '').filter(Boolean);
  const others = cells.filter((text, index) => text !== '' && !accountColumns.includes(index));
  return cell(
    'td',
    'Eingabe',
    element('span', 'code', shortened(account.join(' / ')) || '–'),
    ...(others.length > 0 ? [element('span', 'detail', shortened(others.join(', ')))] : []),
  );
}

function ibanCell({ iban, bank, bic }: Row): HTMLElement {
  if (!iban) return cell('td', 'IBAN', element('span', '', '–'));
  const groups = element('span', 'code grouped');
  for (const group of iban.match(/.{1,4}/g) ?? []) groups.append(element('span', '', group));
  const details = [bank, bic && `BIC\u00a0${bic}`].filter(Boolean).join(', ');
  return cell('td', 'IBAN', groups, ...(details ? [element('span', 'detail', details)] : []));
}

/** A cell with its column's name as a label: on narrow screens the table has no head. */
function cell<Name extends 'td' | 'th'>(name: Name, label: string, ...content: readonly HTMLElement[]) {
  const made = element(name);
  made.dataset['label'] = label;
  made.append(...content);
  return made;
}

const shortened = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}\u00a0…` : text;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
