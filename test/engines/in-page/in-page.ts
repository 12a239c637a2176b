// origins.ts puts this script at the beginning of every document, even in frames. It notes what goes wrong from the
// start, and finds and reads elements, even in shadow roots, in the same way in every engine.

export { act, caretText, dropText, setCaret, textPlace, texts } from './caret.ts';
export { complaints, messages } from './complaints.ts';
export { faintTexts, lightness } from './contrast.ts';
export {
  centerOf,
  faults,
  focused,
  frameCorner,
  hasButton,
  hasForm,
  height,
  result,
  rows,
  setWidth,
  tops,
  typed,
} from './find.ts';
export { autofill, isTakenOver, takeOver } from './take-over.ts';
