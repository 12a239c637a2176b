import {
  type ColumnChoices,
  type ColumnPreview,
  group,
  type ListColumns,
  OUTCOME_NAMES,
  type SheetChoices,
} from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { setAttribute } from '../../frame/script/fault.ts';
import { announce, goTo, pageElement, radio, shortened, showText } from './elements.ts';
import type { ListRun } from './list-run.ts';

/** In characters. The cells only have to be recognised. */
const MAX_CELL_LENGTH = 40;

/**
 * Shows the first rows of a list: the IBAN that each would get, then its cells, those of the chosen columns marked.
 *
 * @param examples undefined until they are known
 */
function showPreview(
  { titles, rows }: ColumnChoices,
  columns: ListColumns,
  examples: ColumnPreview['examples'] | undefined,
): void {
  const isChosen = (place: number) => Object.values(columns).includes(place);
  const heads = ['Zeile', 'Ergäbe', ...titles].map((title, index) => {
    const cell = element('th', isChosen(index - 2) ? 'chosen' : '', title);
    cell.scope = 'col';
    return cell;
  });
  pageElement('preview-head').replaceChildren(element('tr', '', ...heads));
  pageElement('preview-rows').replaceChildren(
    ...rows.map(({ line, cells }, index) => {
      const number = element('th', '', `${line}`);
      number.scope = 'row';
      number.dataset['label'] = 'Zeile';
      const ownCells = titles.map((title, place) => {
        const text = shortened(cells[place] ?? '', MAX_CELL_LENGTH);
        const cell = element('td', isChosen(place) ? 'chosen' : '', text);
        cell.dataset['label'] = title;
        return cell;
      });
      return element('tr', '', number, exampleCell(examples?.[index]), ...ownCells);
    }),
  );
}

function exampleCell(example: ColumnPreview['examples'][number] | undefined): HTMLElement {
  if (!example) return element('td', '', '–');
  const iban = element('span', 'code', inOneLine(example.iban));
  return element('td', '', iban, element('span', 'detail', OUTCOME_NAMES[example.outcome]));
}

/** An IBAN in its groups. It moves to the next line as a whole. */
const inOneLine = (iban: string) => group(iban).replaceAll(' ', '\u00a0');

/** More proposals would confuse. The selects offer all columns. */
const MAX_WAYS = 6;
const SHOWN_EXAMPLES = 2;

const UNCLEAR = 'Das ist in dieser Liste nicht eindeutig. Geprüft wird sie, sobald Sie gewählt haben.';
const CHANGE = 'Die Liste wird mit den gewählten Spalten noch einmal geprüft.';
const INCOMPLETE = 'Wählen Sie die Spalte der IBAN, oder die der Bankleitzahl und die der Kontonummer.';
const TWICE = 'Wählen Sie jede Spalte nur einmal.';

/**
 * Asks which columns of a list hold the accounts.
 *
 * @param onChosen called with the columns, or with null for rows of text
 */
export function columnsQuestion(run: ListRun, onChosen: (columns: ListColumns | null) => void) {
  let choices: ColumnChoices | undefined;
  for (const select of selects()) select.addEventListener('change', showChosen);
  pageElement('columns').addEventListener('submit', (event) => {
    event.preventDefault();
    if (textWay()?.checked) return onChosen(null);
    const columns = chosenColumns();
    const fault = faultOf(columns);
    showFault(fault);
    if (fault) selects()[0]?.focus();
    else onChosen(columns);
  });

  function wayElement({ columns, words, examples }: ColumnPreview): HTMLElement {
    const rows = choices?.rows ?? [];
    const lines = examples
      .slice(0, SHOWN_EXAMPLES)
      .map(
        ({ iban, outcome }, index) =>
          `Zeile\u00a0${rows[index]?.line}: ${iban && `${inOneLine(iban)}, `}${OUTCOME_NAMES[outcome]}`,
      );
    return wayRadio(key(columns), words, columns, lines);
  }

  function wayRadio(value: string, title: string, columns: ListColumns, lines: readonly string[] = []) {
    const { input, label } = radio('spalten', value, title, lines);
    input.addEventListener('change', () => {
      choose(columns);
      input.checked = true;
      showFault('');
    });
    return label;
  }

  function choose(columns: ListColumns): void {
    for (const select of selects())
      select.value = `${columns[select.dataset['column'] as keyof ListColumns] ?? ''}`;
    showChosen();
  }

  /** Marks the chosen columns, and asks the worker for their IBANs unless a column is missing or chosen twice. */
  function showChosen(): void {
    if (!choices) return;
    const columns = chosenColumns();
    for (const input of pageElement('ways').querySelectorAll('input'))
      input.checked = input.value === key(columns);
    showPreview(choices, columns, undefined);
    if (faultOf(columns)) return;
    showFault('');
    run.ask({ preview: columns });
  }

  return {
    /** @param chosen the columns that the list was read with; null if they are not clear */
    show(asked: ColumnChoices, chosen: ListColumns | null): void {
      choices = asked;
      const reason = chosen ? CHANGE : UNCLEAR;
      pageElement('columns-reason').textContent = reason;
      announce(reason);
      const elements = asked.candidates.slice(0, MAX_WAYS).map(wayElement);
      if (asked.mayBeText) elements.push(wayRadio(TEXT, 'Jede Zeile als Text', {}));
      // One possibility is not a choice.
      pageElement('ways-group').hidden = elements.length < 2;
      pageElement('ways').replaceChildren(...elements);
      for (const select of selects())
        select.replaceChildren(
          new Option('keine', ''),
          ...asked.titles.map((title, place) => new Option(title, `${place}`)),
        );
      choose(chosen ?? {});
      pageElement('columns').hidden = false;
      goTo(pageElement('columns-title'));
    },

    /** Shows what the worker has answered, unless other columns were chosen since. */
    showPreview({ columns, examples }: ColumnPreview): void {
      if (choices && key(columns) === key(chosenColumns())) showPreview(choices, columns, examples);
    },
  };
}

/** The value of the radio button for reading each row as text. */
const TEXT = 'text';
const textWay = () => pageElement('ways').querySelector<HTMLInputElement>(`[value=${TEXT}]`);
const selects = () => pageElement('columns').querySelectorAll('select');
const key = ({ iban, blz, kontonummer }: ListColumns) => [iban, blz, kontonummer].join(' ');

function chosenColumns(): ListColumns {
  return Object.fromEntries(
    [...selects()].flatMap(({ dataset, value }) => (value ? [[dataset['column'], Number(value)]] : [])),
  );
}

/** @returns a German sentence; `''` if the columns can be read */
function faultOf(columns: ListColumns): string {
  const places = Object.values(columns);
  if (new Set(places).size < places.length) return TWICE;
  const hasPair = columns.blz !== undefined && columns.kontonummer !== undefined;
  const hasHalf = (columns.blz !== undefined) !== (columns.kontonummer !== undefined);
  return hasPair || (columns.iban !== undefined && !hasHalf) ? '' : INCOMPLETE;
}

function showFault(fault: string): void {
  showText('columns-fault', fault);
  for (const select of selects()) setAttribute(select, 'aria-invalid', fault && 'true');
}

/** Asks which sheet of a workbook should be checked. @param onChosen called with its index */
export function sheetQuestion(onChosen: (sheet: number) => void) {
  pageElement('sheets').addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = pageElement('sheet-names').querySelector<HTMLInputElement>('input:checked');
    if (chosen) onChosen(Number(chosen.value));
  });
  return ({ names, chosen = 0, error = '' }: SheetChoices): void => {
    pageElement('sheet-names').replaceChildren(
      ...names.map((name, index) => {
        const { input, label } = radio('blatt', `${index}`, name);
        input.checked = index === chosen;
        return label;
      }),
    );
    showText('sheets-fault', error && `Blatt „${names[chosen]}“: ${error}`);
    pageElement('sheets').hidden = false;
    announce(error);
    goTo(pageElement('sheets-title'));
  };
}
