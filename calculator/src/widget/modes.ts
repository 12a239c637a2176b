import type { PartName } from '../parts/shared.ts';
import type { Replies } from '../results/reply.ts';
import { BUILD, LOOKUP, VALIDATE } from '../words/de/widget.ts';

export interface Field {
  readonly label: string;
  /** Whether it takes a number: then phones show their keypad for digits. */
  readonly isNumber?: boolean;
}

export interface Mode {
  /** The value of `data-mode`. */
  readonly name: keyof Replies;
  readonly fields: readonly Field[];
  /** The words of the button. */
  readonly action: string;
  /** The scripts beside embed.js whose knowledge the mode needs. */
  readonly parts: readonly PartName[];
}

/** The first one is also for a page that names no mode, or one that does not exist. */
export const MODES: readonly [Mode, ...Mode[]] = [
  {
    name: 'validate',
    fields: [{ label: VALIDATE.label }],
    action: VALIDATE.action,
    parts: ['regeln', 'banken', 'laender'],
  },
  {
    name: 'build',
    fields: [
      { label: BUILD.blz, isNumber: true },
      { label: BUILD.kontonummer, isNumber: true },
    ],
    action: BUILD.action,
    parts: ['regeln', 'banken'],
  },
  {
    name: 'lookup',
    fields: [{ label: LOOKUP.label }],
    action: LOOKUP.action,
    parts: ['banken'],
  },
];
