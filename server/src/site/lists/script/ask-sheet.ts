import type { SheetChoices } from '../../../calculator/functions.ts';
import { announce, goTo, pageElement, radio, showText } from './elements.ts';

/** Asks which sheet of a workbook should be checked. @param onChosen called with its index */
export class SheetQuestion {
  constructor(onChosen: (sheet: number) => void) {
    pageElement('sheets').addEventListener('submit', (event) => {
      event.preventDefault();
      const chosen = pageElement('sheet-names').querySelector<HTMLInputElement>('input:checked');
      if (chosen) onChosen(Number(chosen.value));
    });
  }

  show({ names, chosen = 0, error = '' }: SheetChoices): void {
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
  }

  hide(): void {
    pageElement('sheets').hidden = true;
  }
}
