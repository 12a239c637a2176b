import type { Calculator } from '../api.d.ts';
import { makeCalculator } from '../make-calculator.ts';
import type { Parts } from '../parts/parts.ts';
import { GERMAN_HINT_WORDS } from '../words/de/hint.ts';
import type { Words } from '../words/words.ts';
import { refreshFields } from './element.ts';
import type { HintWords } from './hint-words.ts';
import type { Knowledge, Source } from './knowledge.ts';

/** What the package loads at the first use. */
export interface Loaders {
  parts(): Promise<Parts>;
  english(): Promise<{ readonly language: Words; readonly words: HintWords }>;
}

/** Where the field of the package takes its knowledge from. */
export function packageSource(loaders: Loaders): Source {
  let parts: Parts = {};
  let english: Awaited<ReturnType<Loaders['english']>> | undefined;
  let known = makeKnowledge();

  function knowledgeOf(calculator: Calculator, words: HintWords): Knowledge {
    const { rules, directory } = parts;
    return { ...calculator, words, read: (text) => directory?.read(text, rules) };
  }

  function makeKnowledge() {
    return {
      german: knowledgeOf(makeCalculator(parts), GERMAN_HINT_WORDS),
      english:
        english && knowledgeOf(makeCalculator({ ...parts, language: english.language }), english.words),
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
