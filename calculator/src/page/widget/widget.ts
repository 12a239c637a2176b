import { BUILD, LOOKUP, VALIDATE } from './de.ts';

/** A mode. An array takes less room in embed.js than an object. */
export type Mode = readonly [
  /** The value of `data-mode`. */
  name: 'validate' | 'build' | 'lookup',
  /** The words of the button. */
  action: string,
  /** The name and the label of each field. The page's own words for it are in `data-label-NAME`. */
  ...fields: ReadonlyArray<readonly [name: 'iban' | 'blz' | 'account', label: string]>,
];

/**
 * A widget. embed.js makes it with its plain view. The good view, of rechner.js, keeps the form with all its nodes, and
 * replaces the handlers `onsubmit` and `oninput`.
 *
 * The form has a label for each field with its words and the input; then the button, an `<output>` and a `<small>`. The
 * output has a text for a fault, and elements for a result.
 */
export interface Widget {
  readonly mode: Mode;
  readonly form: HTMLFormElement;
  /** The last `input` event, for the good view, which takes over after it. */
  last?: Event;
  /** Settles when the last submit stops waiting for rechner.js; null if a field was changed since then. */
  until?: Promise<unknown> | null;
}

/** How long a submit waits for scripts, in milliseconds. */
const MAX_WAIT_MS = 3000;

export const waitAtMost = () => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));

/**
 * Makes an element. Strings become text, never markup, so no policy for Trusted Types is needed. Pages can style it by
 * its tag: `::part(button)`.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.setAttribute('part', tag);
  made.append(...children);
  return made;
}

/** The first one is the default, also for an unknown `data-mode`. */
export const MODES: readonly [Mode, ...Mode[]] = [
  ['validate', VALIDATE.action, ['iban', VALIDATE.label]],
  ['build', BUILD.action, ['blz', BUILD.blz], ['account', BUILD.kontonummer]],
  ['lookup', LOOKUP.action, ['blz', LOOKUP.label]],
];
