import { BUILD, LOOKUP, VALIDATE } from '../words/de/widget.ts';
import type { Mode } from './widget.ts';

/** The first one is also for a page that names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  ['validate', VALIDATE.action, ['iban', VALIDATE.label]],
  ['build', BUILD.action, ['blz', BUILD.blz], ['account', BUILD.kontonummer]],
  ['lookup', LOOKUP.action, ['blz', LOOKUP.label]],
];
