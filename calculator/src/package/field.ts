import { GERMAN_ANSWERS } from '../answers/de.ts';
import type { Parts, Words } from '../answers/parts.ts';
import { lookupBic } from '../answers/plain.ts';
import { type AnswerWords, say } from '../answers/say.ts';
import { germanWith, makeFromParts } from '../answers/with-parts.ts';
import { GERMAN_HINT_WORDS, type HintWords } from '../page/iban-field/de.ts';
import { fieldClass, refreshFields } from '../page/iban-field/element.ts';
import type { Knowledge, Source } from '../page/iban-field/judge.ts';

export type * from './field-types.d.ts';

/** The words of a language. */
interface Spoken {
  /** Missing in German: the parts bring it. */
  readonly language?: Words;
  readonly words: HintWords;
  readonly answers: AnswerWords;
}

const GERMAN: Spoken = { words: GERMAN_HINT_WORDS, answers: GERMAN_ANSWERS };

let parts: Parts = {};
let english: Spoken | undefined;
let known = makeKnowledge();

function knowledgeIn({ language, words, answers }: Spoken): Knowledge {
  const functions = makeFromParts({ ...parts, language });
  const { directory } = parts;
  return {
    ...functions,
    words,
    ...(directory && {
      whole: {
        buildIban: functions.buildIban,
        lookupBic(text) {
          const bank = functions.lookupBic(text);
          const { name } = lookupBic(text);
          return bank.name && name ? { ...bank, name } : bank;
        },
        judge(text) {
          const judgement = directory.judge([{ meaning: 'iban', text }], parts);
          return { judgement, said: say(judgement, answers, language ?? germanWith(parts)) };
        },
      },
    }),
  };
}

function makeKnowledge() {
  return { german: knowledgeIn(GERMAN), english: english && knowledgeIn(english) };
}

/** Returns a function that loads once, then refreshes the fields. If the load fails, they say what they know. */
function once(load: () => Promise<void>): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      () => {
        known = makeKnowledge();
        refreshFields(true);
      },
      () => {},
    );
  };
}

/** Loads the other entries of the package. Bundlers put them into files that are loaded at the first use. */
const source: Source = {
  knowledge: (isEnglish) => (isEnglish && known.english) || known.german,
  loadWhole: once(async () => {
    const [{ rules }, { directory }, { countries }] = await Promise.all([
      import('./rules.ts'),
      import('./banks.ts'),
      import('./countries.ts'),
    ]);
    parts = { rules, directory, countries };
  }),
  loadEnglish: once(async () => {
    const [{ en }, { ENGLISH_HINT_WORDS }, { ENGLISH_ANSWERS }] = await Promise.all([
      import('./en.ts'),
      import('../page/iban-field/en.ts'),
      import('../answers/en.ts'),
    ]);
    english = { language: en, words: ENGLISH_HINT_WORDS, answers: ENGLISH_ANSWERS };
  }),
};

// On a server there are no elements.
if (typeof customElements !== 'undefined' && !customElements.get('iban-field'))
  customElements.define('iban-field', fieldClass(source));
