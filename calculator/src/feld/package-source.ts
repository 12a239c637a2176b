import type { Calculator } from '../api.d.ts';
import { makeCalculator } from '../make-calculator.ts';
import type { Parts } from '../parts/parts.ts';
import { GERMAN_HINT_WORDS } from '../words/de/hint.ts';
import type { Words } from '../words/words.ts';
import { refreshFields } from './element.ts';
import type { HintWords } from './hint-words.ts';
import type { Source } from './knowledge.ts';

/** What the package loads at the first use. */
export interface Loaders {
  parts(): Promise<Parts>;
  english(): Promise<{ readonly language: Words; readonly words: HintWords }>;
}

/** What answers in one language. */
interface Speaker {
  readonly calculator: Calculator;
  readonly words: HintWords;
}

/** Where the field of the package takes its knowledge from. */
export function packageSource(loaders: Loaders): Source {
  let parts: Parts = {};
  let english: Awaited<ReturnType<Loaders['english']>> | undefined;
  let speakers = makeSpeakers();

  function makeSpeakers(): { readonly german: Speaker; readonly english: Speaker | undefined } {
    return {
      german: { calculator: makeCalculator(parts), words: GERMAN_HINT_WORDS },
      english: english && {
        calculator: makeCalculator({ ...parts, language: english.language }),
        words: english.words,
      },
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
          speakers = makeSpeakers();
          refreshFields();
        },
        () => {},
      );
    };
  }

  return {
    knowledge(isEnglish) {
      const { calculator, words } = (isEnglish && speakers.english) || speakers.german;
      return {
        explainIban: calculator.explainIban,
        buildIban: calculator.buildIban,
        lookupBic: calculator.lookupBic,
        validate: calculator.validate,
        words,
        read: (text) => parts.directory?.read(text, parts.rules),
      };
    },
    loadParts: once(async () => {
      parts = await loaders.parts();
    }),
    loadEnglish: once(async () => {
      english = await loaders.english();
    }),
  };
}
