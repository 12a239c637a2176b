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
  /** The last `input` event in the plain view: the good view handles it when it takes over. */
  last?: Event;
  /**
   * While a submit waits for rechner.js: the promise that resolves when it has waited long enough. null after the
   * answer, or if a field was changed meanwhile.
   */
  until?: Promise<unknown> | null;
}

/** How long a submit waits for rechner.js, in milliseconds. */
const MAX_WAIT_MS = 3000;

/** Resolves when a submit has waited long enough. */
export const submitDeadline = () => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));

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
