import { raw } from '../../raw.ts';
import { Snippet } from '../../snippet.tsx';
import type { Visit } from '../../visit.ts';
import { EXAMPLE_FIELD } from '../field-snippets.ts';
import { TwoColumnTable } from '../two-column-table.tsx';
import { englishSnippets } from './snippets.ts';

const ATTRIBUTES = [
  ['countries', 'Only these countries: country codes such as DE AT CH, or SEPA'],
  ['bic-for', 'The id of your own field for the BIC. It is filled in as long as nobody types in it.'],
  ['data-parts', 'none: the field loads no further scripts and confirms nothing'],
] as const;

const ANSWERS = [
  ['iban', 'The IBAN without spaces; empty as long as it is not right'],
  ['value', 'What the form sends: the IBAN without spaces, or the text as it stands'],
  ['result', 'What is known about the IBAN, as data'],
  ['iban-input', 'Event at each input, with event.detail.result'],
  ['iban-change', 'The same after each completed input'],
  ['data-state', 'For your CSS: empty, typing, fault, computed or confirmed'],
] as const;

/** How to check the IBAN in a form that the page has already, in English. */
export function EnglishOwnForm({ visit }: { visit: Visit }) {
  return (
    <section aria-labelledby="own-form" class="variant">
      <h2 id="own-form">Your own form</h2>
      <p>
        Does your form have a field for the IBAN already? Put <code>&lt;iban-field&gt;</code> around it. The
        field stays yours, with its look, its name and its framework. While somebody types, it shows the IBAN
        in groups of four; your form sends it without spaces. Below it stand bank and BIC, and a fault as soon
        as somebody leaves the field. From a BLZ and an account number, it suggests the IBAN. An IBAN that is
        only calculated does not stop the form. Inside of <code>lang="en"</code>, the field speaks English.
      </p>
      <div class="live">
        <div class="example function-example" {...raw(EXAMPLE_FIELD)} />
        <Snippet id="snippet-field" label="HTML" code={englishSnippets.field(visit)} />
      </div>
      <p>
        The <a href="/en/embed">configurator</a> has the code for React, Vue and WordPress. Frameworks that
        read <code>input.value</code> get the IBAN in groups. Without spaces, it is the property{' '}
        <code>iban</code> of the element, and in the data of the form. The browser checks the field like any
        other; <code>required</code>, <code>disabled</code> and <code>readonly</code> hold as ever.
      </p>
      <TwoColumnTable
        caption="Attributes of iban-field"
        heads={['Attribute', 'Effect']}
        rows={ATTRIBUTES.map(([name, effect]) => [<code>{name}</code>, effect])}
      />
      <TwoColumnTable
        caption="What the element says"
        heads={['Name', 'Meaning']}
        rows={ANSWERS.map(([name, meaning]) => [<code>{name}</code>, meaning])}
      />
    </section>
  );
}
