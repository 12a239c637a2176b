import { BUILD, LOOKUP, VALIDATE } from '../words/de/widget.ts';
import type { Mode } from './widget.ts';

/** The first one is also for a page that names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  ['validate', 4, VALIDATE.action, ['iban', VALIDATE.label]],
  ['build', 3, BUILD.action, ['blz', BUILD.blz], ['account', BUILD.kontonummer]],
  ['lookup', 2, LOOKUP.action, ['blz', LOOKUP.label]],
];
