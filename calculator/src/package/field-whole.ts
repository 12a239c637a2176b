import type { Knowledge } from '../page/iban-field/judge.ts';
import { fieldKnowledge, makeKnowing } from '../page/whole.ts';
import { SNAPSHOT } from './snapshot.data.ts';

const knowing = /* @__PURE__ */ makeKnowing(SNAPSHOT);

/** What `<iban-field>` asks, once everything has loaded: the same as on a page with rechner.js. */
export const knowledge = (isEnglish: boolean): Knowledge => fieldKnowledge(knowing, isEnglish);
