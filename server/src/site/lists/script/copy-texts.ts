import { announce, pageElement } from './elements.ts';
import type { ListRun } from './list-run.ts';

export const COPIED = 'Kopiert';

/** Copies a text. If the browser does not allow it, selects where it is shown, so that the keyboard can copy it. */
export async function copy(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return false;
  }
}

/** The button that copies the texts to all members who have to be asked. */
export class TextsCopy {
  readonly #label = button().textContent;

  constructor(run: ListRun) {
    button().addEventListener('click', () => run.ask({ memberTexts: true }));
  }

  /** @param count how many members have to be asked */
  reset(count: number): void {
    button().hidden = count === 0;
    button().textContent = this.#label;
    field().hidden = true;
    field().value = '';
  }

  /** Shows and copies the texts that the worker has sent. */
  async finish(texts: string): Promise<void> {
    field().value = texts;
    field().hidden = false;
    if (!(await copy(texts, () => field().select()))) return;
    button().textContent = COPIED;
    announce(COPIED);
  }
}

const button = () => pageElement('copy-texts');
const field = () => pageElement<HTMLTextAreaElement>('texts');
