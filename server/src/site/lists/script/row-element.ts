import { type ListColumns, OUTCOME_NAMES, type ShownRow } from '../../../calculator/functions.ts';
import { copy } from '../../frame/script/copy-buttons.ts';
import { element, withWholeIbans } from '../../frame/script/element.ts';
import { PAGE_WORDS } from '../../frame/script/words.ts';
import { announce, shortened } from './elements.ts';

const COPY = 'Nachfrage kopieren';

/** A button that shows and copies the text to the member. @param line of the row in the list */
function memberButton(text: string, line: number): HTMLElement[] {
  const button = element('button', 'second member', COPY);
  button.type = 'button';
  button.setAttribute('aria-label', `${COPY}, Zeile ${line}`);
  const shown = element('span', 'detail');
  shown.hidden = true;
  button.addEventListener('click', async () => {
    shown.textContent = text;
    shown.hidden = false;
    const done = PAGE_WORDS[await copy(text, () => getSelection()?.selectAllChildren(shown))];
    button.textContent = done;
    button.setAttribute('aria-label', `${done}, Zeile ${line}`);
    announce(`${done}: ${text}`);
  });
  return [button, shown];
}

/** In characters. The table shortens longer texts; the file has them in full. */
const MAX_TEXT_LENGTH = 120;

/** A row of the table. @param columns null for rows of text */
export function rowElement(row: ShownRow, columns: ListColumns | null): HTMLElement {
  const line = element('th', 'of-line', element('span', 'label', 'Zeile\u00a0'), `${row.line}`);
  line.scope = 'row';
  const outcome = element(
    'td',
    'outcome',
    element('strong', row.outcome, OUTCOME_NAMES[row.outcome]),
    ...(row.message ? [element('span', '', ...withWholeIbans(row.message))] : []),
    ...(row.memberText ? memberButton(row.memberText, row.line) : []),
  );
  return element('tr', '', line, inputCell(row, columns), ibanCell(row), outcome);
}

/** The member's name, the account as written in the list, and the other cells, which say whose account it is. */
function inputCell({ cells, name }: ShownRow, columns: ListColumns | null): HTMLElement {
  const accountColumns = columns ? [columns.iban, columns.blz, columns.kontonummer] : [0];
  const account = accountColumns.map((index) => cells[index ?? -1] ?? '').filter(Boolean);
  const others = cells.filter(
    (text, index) => text !== '' && !accountColumns.includes(index) && !isIn(text, name),
  );
  return element(
    'td',
    'of-account',
    ...(name ? [element('strong', '', shortened(name, MAX_TEXT_LENGTH))] : []),
    element('span', 'code', ...accountElements(account)),
    ...(others.length > 0 ? [element('span', 'detail', shortened(others.join(', '), MAX_TEXT_LENGTH))] : []),
  );
}

/** The cells of an account. Each moves to the next line as a whole, with the sign after it. */
function accountElements(account: readonly string[]): (HTMLElement | string)[] {
  if (account.length === 0) return ['–'];
  return account.flatMap((text, index) => {
    const sign = index < account.length - 1 ? '\u00a0/' : '';
    return [element('span', '', `${shortened(text, MAX_TEXT_LENGTH)}${sign}`), ' '];
  });
}

/** Whether the words of a cell are all in the name above it: „Arndt, Anna“. */
const isIn = (text: string, name: string) => text.split(/,?\s/).every((word) => name.includes(word));

function ibanCell({ iban, bank, bic, outcome }: ShownRow): HTMLElement {
  if (!iban) return element('td', 'of-iban none', element('span', '', '–'));
  const groups = (iban.match(/.{1,4}/g) ?? []).map((group) => element('span', '', group));
  const details = [bank, bic && `BIC\u00a0${bic}`].filter(Boolean).join(', ');
  return element(
    'td',
    'of-iban',
    element('span', 'code grouped', ...groups),
    ...(outcome === 'doubtful' ? [element('span', 'detail', 'ungeprüft')] : []),
    ...(details ? [element('span', 'detail', details)] : []),
  );
}
