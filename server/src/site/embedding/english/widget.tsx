import { Snippet } from '../../snippet.tsx';
import type { Visit } from '../../visit.ts';
import { TwoColumnTable } from '../two-column-table.tsx';
import { englishSnippets } from './snippets.ts';

const ATTRIBUTES = [
  [
    'data-mode',
    'build calculates the IBAN from BLZ and account number, validate checks an IBAN, lookup finds the BIC of a BLZ or an IBAN. Without it, the mode is validate',
  ],
  ['data-lang', 'en for English. Without it, the nearest attribute lang decides'],
  ['data-blz', 'A BLZ that is already in the field'],
  ['data-label-blz', 'The label of the field for the BLZ; for lookup, of its only field'],
  ['data-label-account', 'The label of the field for the account number'],
  ['data-label-iban', 'The label of the field for validate'],
  ['data-label-button', 'The label of the button'],
  ['data-parts', 'none: the widget loads no further scripts but its English words, and so confirms nothing'],
  ['--iban-accent', 'CSS variable: the colour of the button'],
  ['--iban-on-accent', 'CSS variable: the colour of the text on it'],
  ['--iban-font', 'CSS variable: the font. Without it, that of your page'],
  ['--iban-surface', 'CSS variable: the ground. Without it, transparent'],
  ['--iban-border', 'CSS variable: the colour of the borders'],
  ['--iban-radius', 'CSS variable: how round the corners are'],
  ['--iban-width', 'CSS variable: the largest width. Without it, 32rem'],
  ['--iban-gap', 'CSS variable: between fields, button and result. Without it, 1rem'],
  ['--iban-height', 'CSS variable: the height of fields and buttons. Without it, 3rem'],
  ['::part(input)', 'The fields, for CSS of your own'],
  ['::part(button)', 'The buttons'],
  ['::part(output)', 'The result'],
  ['color-scheme', 'light or dark, for fields and scroll bars; in an iframe, theme in its address instead'],
] as const;

const STATES = [
  [
    'true',
    'Confirmed, in the widget with a ✓. The bank’s rule and the directory are known, and the check digit of the account number fits, or the bank has none. An IBAN of another country is formally correct.',
  ],
  [
    'false',
    'Calculated, not confirmed. There is an IBAN, but something is missing or does not fit; notes says what. Without the further scripts, both are absent, and nothing is confirmed then either.',
  ],
  ['–', 'There is no IBAN. The reason is in error, or for validate in reasons beside valid: false.'],
] as const;

/** How to embed the widget in English and use its result. */
export function EnglishWidget({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="mini-widget" class="variant">
      <h2 id="mini-widget">Mini-widget</h2>
      <p>
        One div element and one script are enough. The widget has its own interface, and the CSS of your page
        does not disturb it. It loads its English words, the rules and the banks by itself.
      </p>
      <div class="live">
        <div class="example widget-example">
          <div data-iban-rechner="" data-mode="build" data-lang="en" />
        </div>
        <div>
          <Snippet id="snippet-widget" label="HTML" code={englishSnippets.widget(visit)} />
          <TwoColumnTable
            caption="What can be set"
            heads={['Setting', 'Effect']}
            rows={ATTRIBUTES.map(([name, effect]) => [<code>{name}</code>, effect])}
          />
        </div>
      </div>
      <p>
        If your page changes <code>data-mode</code> or <code>data-lang</code> later, the widget follows. It
        reads <code>data-blz</code> and the labels only when it is made or follows such a change. It finds
        elements that are added later, but none in a shadow root, and none that get the attribute{' '}
        <code>data-iban-rechner</code> afterwards.
      </p>
      <h3 id="labels">Labels of your own</h3>
      <p>
        Attributes of the div element set the labels of the fields and of the button. They are plain text; an
        empty attribute leaves the label as it is. Results and sentences about faults keep their words. In an
        iframe, the labels are fixed.
      </p>
      <Snippet id="snippet-labels" label="Labels of your own" code={englishSnippets.labels(visit)} />
      <h3 id="result">Use the result</h3>
      <p>
        With each result, the div element fires the event <code>iban-rechner</code>. It bubbles, so one
        listener on the window hears all widgets of the page. Its <code>detail</code> has <code>mode</code>{' '}
        and <code>result</code>, which is what the <a href="#functions">function</a> returns. When somebody
        changes the input, the old result no longer holds, and <code>result</code> is <code>null</code>.
      </p>
      <TwoColumnTable
        caption="The three states of a result"
        heads={['confirmed', 'Meaning']}
        rows={STATES.map(([state, meaning]) => [<code>{state}</code>, meaning])}
      />
      <p>The example takes confirmed IBANs only.</p>
      <Snippet id="snippet-event" label="IBAN into a field of your own" code={englishSnippets.event(visit)} />
    </section>
  );
}
