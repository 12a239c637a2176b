import { GERMAN_ANSWERS } from '../../answers/de.ts';
import type { Parts, Words } from '../../answers/parts.ts';
import { type AnswerWords, say } from '../../answers/say.ts';
import { germanWith, makeFromParts } from '../../answers/with-parts.ts';
import type { HintWords } from './de.ts';
import { GERMAN_HINT_WORDS } from './de.ts';
import { refreshFields } from './element.ts';
import type { Knowledge, Source } from './judge.ts';

/** The words of a language. */
interface Spoken {
  /** Missing in German: the parts bring it. */
  readonly language?: Words;
  readonly words: HintWords;
  readonly answers: AnswerWords;
}

const GERMAN: Spoken = { words: GERMAN_HINT_WORDS, answers: GERMAN_ANSWERS };

/** What the package loads at the first use. */
export interface Loaders {
  parts(): Promise<Parts>;
  english(): Promise<Spoken>;
}

/** Where the field of the package takes its knowledge from. */
export function packageSource(loaders: Loaders): Source {
  let parts: Parts = {};
  let english: Spoken | undefined;
  let known = makeKnowledge();

  function knowledgeIn({ language, words, answers }: Spoken): Knowledge {
    return {
      ...makeFromParts({ ...parts, language }),
      words,
      judge(text) {
        const judgement = parts.directory?.judge([{ meaning: 'iban', text }], parts);
        return judgement && { judgement, said: say(judgement, answers, language ?? germanWith(parts)) };
      },
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
          refreshFields();
        },
        () => {},
      );
    };
  }

  return {
    knowledge: (isEnglish) => (isEnglish && known.english) || known.german,
    loadParts: once(async () => {
      parts = await loaders.parts();
    }),
    loadEnglish: once(async () => {
      english = await loaders.english();
    }),
  };
}
