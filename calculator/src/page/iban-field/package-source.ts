import type { Calculator } from '../../answers/api.ts';
import { GERMAN_ANSWERS } from '../../answers/de.ts';
import { germanWith, makeCalculator } from '../../answers/make-calculator.ts';
import type { Parts } from '../../answers/parts.ts';
import { type AnswerWords, say } from '../../answers/say.ts';
import type { Words } from '../../answers/words.ts';
import type { HintWords } from './de.ts';
import { GERMAN_HINT_WORDS } from './de.ts';
import { refreshFields } from './element.ts';
import type { Knowledge, Source } from './judge.ts';

/** What the package loads at the first use. */
export interface Loaders {
  parts(): Promise<Parts>;
  english(): Promise<{
    readonly language: Words;
    readonly words: HintWords;
    readonly answers: AnswerWords;
  }>;
}

/** Where the field of the package takes its knowledge from. */
export function packageSource(loaders: Loaders): Source {
  let parts: Parts = {};
  let english: Awaited<ReturnType<Loaders['english']>> | undefined;
  let known = makeKnowledge();

  function knowledgeOf(
    calculator: Calculator,
    words: HintWords,
    answers: AnswerWords,
    language: Words,
  ): Knowledge {
    return {
      ...calculator,
      words,
      judge(text) {
        const judgement = parts.directory?.judge([{ meaning: 'iban', text }], parts);
        return judgement && { judgement, said: say(judgement, answers, language) };
      },
    };
  }

  function makeKnowledge() {
    return {
      german: knowledgeOf(makeCalculator(parts), GERMAN_HINT_WORDS, GERMAN_ANSWERS, germanWith(parts)),
      english:
        english &&
        knowledgeOf(
          makeCalculator({ ...parts, language: english.language }),
          english.words,
          english.answers,
          english.language,
        ),
    };
  }

  /** Returns a function that loads once, and tells the fields. If nothing comes, they say what they know without it. */
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
