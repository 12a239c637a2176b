import { announce, pageElement } from './elements.ts';
import type { ListRun } from './list-run.ts';

/**
 * Copies a text. If the browser does not allow it, selects where it is shown, so that the visitor can copy it.
 *
 * @returns what the button says then
 */
export async function copy(text: string, select: () => void): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Kopiert';
  } catch {
    select();
    return 'Markiert – jetzt selbst kopieren';
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
    const done = await copy(texts, () => field().select());
    button().textContent = done;
    announce(done);
  }
}

const button = () => pageElement('copy-texts');
const field = () => pageElement<HTMLTextAreaElement>('texts');
