import { copy } from '../../frame/script/copy-buttons.ts';
import { PAGE_WORDS } from '../../frame/script/words.ts';
import { announce, pageElement } from './elements.ts';
import type { ListRun } from './list-run.ts';

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
    const done = PAGE_WORDS[await copy(texts, () => field().select())];
    button().textContent = done;
    announce(done);
  }
}

const button = () => pageElement('copy-texts');
const field = () => pageElement<HTMLTextAreaElement>('texts');
