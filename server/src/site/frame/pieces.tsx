import type { ComponentChildren } from 'preact';
import { groupedBlz } from '../../calculator/functions.ts';

interface SectionProps {
  /** Also the anchor of the heading. */
  readonly id: string;
  readonly title: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part of a page, named by its heading. */
export function Section({ id, title, class: look, children }: SectionProps) {
  return (
    <section aria-labelledby={id} class={look}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The beginning of a page: its heading, and what it is for. */
export function Intro({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="intro">
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** Code in a sentence. @param end the marks after it: no line begins with them */
export function Code({ text, end = '' }: { text: string; end?: string | undefined }) {
  if (!end) return <code>{text}</code>;
  return (
    <span class="held">
      <code>{text}</code>
      {end}
    </span>
  );
}

interface FactProps {
  readonly term: ComponentChildren;
  readonly class?: string;
  /** Marks a text that is not ours, such as a bank's name: the tests of our typography leave it out. */
  readonly field?: string;
  readonly children: ComponentChildren;
}

/** A term in a `dl`, and its description. */
export function Fact({ term, class: look, field, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd class={look} data-field={field}>
        {children}
      </dd>
    </div>
  );
}

/** The head of a table: its only row has the names of the columns. */
export function TableHead({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    </thead>
  );
}

/** For a field whose text is not prose: the browser neither completes nor corrects it. */
export const AS_TYPED = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

/** Where to go on: links, one below the other. */
export function LinkList({ links }: { links: readonly { href: string; text: ComponentChildren }[] }) {
  return (
    <ul class="ways">
      {links.map(({ href, text }) => (
        <li>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

interface FaultProps {
  readonly id: string;
  /** What a screen reader says before the sentence. */
  readonly word?: string;
  /** Null hides it, until a script fills it in. */
  readonly sentence?: string | null;
}

/** What is wrong with a field. */
export function Fault({ id, word = 'Fehler: ', sentence = null }: FaultProps) {
  return (
    <p class="fault" id={id} hidden={sentence === null}>
      <span class="visually-hidden">{word}</span>
      <span data-fault="">{sentence}</span>
    </p>
  );
}

/**
 * A BLZ in the usual groups, which stay on one line: 370 400 44. Margins separate them, not spaces, so that a visitor
 * who selects the BLZ copies it as one word.
 */
export function Blz({ blz }: { blz: string }) {
  return (
    <span class="held">
      <span class="code grouped">
        {groupedBlz(blz)
          .split('\u00a0')
          .map((group) => (
            <span>{group}</span>
          ))}
      </span>
    </span>
  );
}

export type Options = readonly (readonly [value: string, label: string])[];

/** Radio buttons side by side. The first is chosen. */
export function Tabs({ name, legend, options }: { name: string; legend: string; options: Options }) {
  return (
    <fieldset class="tabs">
      <legend class="visually-hidden">{legend}</legend>
      {options.map(([value, label], index) => (
        <label>
          <input type="radio" name={name} value={value} checked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
