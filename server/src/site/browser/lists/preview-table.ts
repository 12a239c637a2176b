import type { ColumnChoices, ColumnPreview, ListColumns } from '../../../calculator/lists.ts';
import { OUTCOME_NAMES } from '../../../calculator/lists.ts';
import { element } from '../element.ts';
import { pageElement } from './page-element.ts';
import { shortened } from './shortened.ts';

/** In characters. The cells only have to be recognised. */
const MAX_CELL_LENGTH = 40;

/**
 * Shows the first rows of a list, the chosen columns marked, and before them what they would give.
 *
 * @param examples undefined as long as it is not known
 */
export function showPreview(
  { titles, rows }: ColumnChoices,
  columns: ListColumns,
  examples: ColumnPreview['examples'] | undefined,
): void {
  const isChosen = (place: number) => Object.values(columns).includes(place);
  const head = element('tr');
  head.append(
    ...['Zeile', 'Ergäbe', ...titles].map((title, index) => {
      const cell = element('th', isChosen(index - 2) ? 'chosen' : '', title);
      cell.scope = 'col';
      return cell;
    }),
  );
  pageElement('preview-head').replaceChildren(head);
  pageElement('preview-rows').replaceChildren(
    ...rows.map(({ line, cells }, index) => {
      const number = element('th', '', `${line}`);
      number.scope = 'row';
      const row = element('tr');
      row.append(
        number,
        exampleCell(examples?.[index]),
        ...titles.map((_, place) =>
          element('td', isChosen(place) ? 'chosen' : '', shortened(cells[place] ?? '', MAX_CELL_LENGTH)),
        ),
      );
      return row;
    }),
  );
}

function exampleCell(example: ColumnPreview['examples'][number] | undefined): HTMLElement {
  const cell = element('td');
  if (!example) cell.textContent = '–';
  else
    cell.append(
      element('span', 'code', example.iban),
      element('span', 'detail', OUTCOME_NAMES[example.outcome]),
    );
  return cell;
}
