import type { ListColumns, ListShape, ShownRow } from '../../../calculator/functions.ts';
import { OUTCOME_NAMES } from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { announce, shortened } from './elements.ts';

const COPY = 'Text für das Mitglied kopieren';
const COPIED = 'Kopiert';

/** A button that copies the text to the member, and then shows it. @param line of the row in the list */
function memberButton(text: string, line: number): HTMLElement[] {
  const button = element('button', 'second member', COPY);
  button.type = 'button';
  button.setAttribute('aria-label', `${COPY}, Zeile ${line}`);
  const shown = element('span', 'detail');
  shown.hidden = true;
  button.addEventListener('click', async () => {
    shown.textContent = text;
    shown.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = COPIED;
      button.setAttribute('aria-label', `${COPIED}, Zeile ${line}`);
      announce(`${COPIED}: ${text}`);
    } catch {
      // If the browser does not allow it, the selected text can be copied with the keyboard.
      getSelection()?.selectAllChildren(shown);
    }
  });
  return [button, shown];
}

/** In characters. The table shortens longer texts; the file has them in full. */
const MAX_TEXT_LENGTH = 120;

/** A row of the table. */
export function rowElement(row: ShownRow, { columns }: Pick<ListShape, 'columns'>): HTMLElement {
  const line = cell('th', 'Zeile', element('span', '', `${row.line}`));
  line.scope = 'row';
  const outcome = cell(
    'td',
    'Ergebnis',
    element('strong', row.outcome, OUTCOME_NAMES[row.outcome]),
    ...(row.message ? [element('span', '', row.message)] : []),
    ...(row.memberText ? memberButton(row.memberText, row.line) : []),
  );
  outcome.className = 'outcome';
  const tr = element('tr');
  tr.append(line, inputCell(row, columns), ibanCell(row), outcome);
  return tr;
}

/** The account as it stands in the list, and below it the other cells of the row: they tell whose account it is. */
function inputCell({ cells }: ShownRow, columns: ListColumns | null): HTMLElement {
  const accountColumns = columns ? [columns.iban, columns.blz, columns.kontonummer] : [0];
  const account = accountColumns.map((index) => cells[index ?? -1] ?? '').filter(Boolean);
  const others = cells.filter((text, index) => text !== '' && !accountColumns.includes(index));
  return cell(
    'td',
    'Eingabe',
    element('span', 'code', shortened(account.join(' / '), MAX_TEXT_LENGTH) || '–'),
    ...(others.length > 0 ? [element('span', 'detail', shortened(others.join(', '), MAX_TEXT_LENGTH))] : []),
  );
}

function ibanCell({ iban, bank, bic }: ShownRow): HTMLElement {
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
