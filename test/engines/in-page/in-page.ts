// Stands first in every document of the tests, in frames too (see origins.ts): it notes what goes wrong from the first
// moment on, and finds and reads things through shadow roots, in the same way in every engine.
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
  typed,
} from './find.ts';
