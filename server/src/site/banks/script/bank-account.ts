import { insertedText, notePasted, noteText } from '../../../calculator/functions.ts';
import { find } from '../../frame/script/element.ts';
import { focusFault, showFault } from '../../frame/script/fault.ts';
import { loadWholeWhenIdle, waitForWhole } from '../../frame/script/load-whole.ts';
import { type Decision, decide, type Inserted, type Texts } from '../../home/script/decide.ts';
import { fill, say } from '../../home/script/form-elements.ts';
import { button } from '../../home/script/plain-button.ts';
import { resultPlace, showAnswer } from '../../home/script/show-answer.ts';
import { HOME_WORDS } from '../../home/script/words.ts';

// The account field on the page of a bank. It answers as the form of the home page does, with its states and elements.

const MAX_KONTONUMMER_LENGTH = 10;

/** Why the field answers: it was submitted, or its text is complete. */
type Cause = 'asked' | 'complete';

function start(area: HTMLElement): void {
  const { bankAccount: blz = '', directory, name = '' } = area.dataset;
  const input = find<HTMLInputElement>('#kontonummer');
  const fault = find('#kontonummer-fehler');
  const [line, choices, spoken, result] = (['line', 'choices', 'spoken', 'result'] as const).map((part) =>
    find(`[data-bank-account] [data-${part}]`),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const place = resultPlace(result);
  /** Counts changes and submits: an answer that waits is dropped when the next one comes. */
  let turn = 0;
  /** What the result was made of; undefined if there is none. */
  let shown: Texts | undefined;

  const texts = (): Texts => [blz, input.value];
  const setFault = (sentence: string) => showFault(input, fault, sentence, 'kontonummer-hinweis');

  /** Withdraws what was said. */
  function changed(): void {
    turn += 1;
    shown = undefined;
    place.withdraw();
    say(line, '');
    choices.hidden = true;
    setFault('');
    say(spoken, '');
  }

  async function answer(asked: Texts, cause: Cause, inserted?: Inserted): Promise<void> {
    turn += 1;
    const started = turn;
    await waitForWhole();
    if (turn !== started) return;
    const { texts: read, told, decision } = decide(asked, inserted);
    if (inserted && read[1] !== input.value && decision.code === 'iban') fill(input, read[1]);
    say(line, told);
    setFault('');
    show(named(decision), asked, cause);
  }

  /** A decision in which this bank has the name of the page's headline. */
  function named(decision: Decision): Decision {
    const bank = decision.code === 'iban' ? decision.result.bank : null;
    if (decision.code !== 'iban' || bank?.name !== directory) return decision;
    return { ...decision, result: { ...decision.result, bank: bank && { ...bank, name } } };
  }

  function show(decision: Decision, asked: Texts, cause: Cause): void {
    if (decision.code === 'iban' || decision.code === 'wrong' || decision.code === 'refused') {
      const sentence = showAnswer(place, decision, false);
      shown = asked;
      if (cause === 'asked') place.focus();
      else say(spoken, sentence);
    } else if (decision.code === 'question') {
      say(line, decision.sentence);
      choices.hidden = false;
      choices.replaceChildren(
        ...decision.choices.map(({ words, texts }) =>
          button(words, () => {
            input.focus();
            changed();
            answer(texts, 'asked');
          }),
        ),
      );
    } else if (cause === 'asked') {
      const sentence = decision.code === 'fault' ? decision.sentence : HOME_WORDS.form.accountMissing;
      setFault(sentence);
      focusFault(input, sentence, spoken);
    }
  }

  noteText(input);
  input.addEventListener('paste', (event) => notePasted(input, event.clipboardData));
  input.addEventListener('input', (event) => {
    const text = insertedText(input, event);
    changed();
    if (text !== undefined) answer(texts(), 'complete', { place: 1, text });
    else if (input.value.replace(/\D/g, '').length === MAX_KONTONUMMER_LENGTH) answer(texts(), 'complete');
  });
  find('[data-account]').addEventListener('submit', (event) => {
    event.preventDefault();
    answer(texts(), 'asked');
  });
  result.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-again]')) return;
    fill(input, '');
    changed();
    input.focus();
  });
  loadWholeWhenIdle(() => {
    if (shown) answer(shown, 'complete');
  });
}

const area = document.querySelector<HTMLElement>('[data-bank-account]');
if (area) start(area);
