import { element } from '../../frame/script/element.ts';
import type { Answer, Texts } from './decide.ts';
import type { FormElements } from './form-elements.ts';

/** The possible answers to a question, as buttons below its sentence. */
export interface Choices {
  readonly show: (choices: readonly Answer[]) => void;
}

/** @param take is called with the chosen answer, while its button has the focus */
export function makeChoices({ line }: FormElements, take: (texts: Texts) => void): Choices {
  const place = element('div', 'actions');
  place.hidden = true;
  line.after(place);
  return {
    show(choices) {
      place.hidden = choices.length === 0;
      place.replaceChildren(
        ...choices.map(({ words, texts }) => {
          const button = element('button', 'copy', words);
          button.type = 'button';
          button.addEventListener('click', () => take(texts));
          return button;
        }),
      );
    },
  };
}
