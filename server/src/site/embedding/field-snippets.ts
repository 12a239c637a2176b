import type { PinnedFile, Visit } from '../visit.ts';
import { pinnedScripts } from './pinned-scripts.ts';

/** The field of the example. Our page contains it, too. */
export const EXAMPLE_FIELD = `<iban-field countries="SEPA">
  <label>IBAN <input name="iban"></label>
</iban-field>`;

/** An input in the field, as simple as it gets. */
const INPUT = '<input name="iban" required>';

/**
 * A field as simple as it gets.
 *
 * @param attributes of its element, each with a space before it
 */
export const simpleField = (attributes = '', input = INPUT) => `<iban-field${attributes}>
  <label>IBAN ${input}</label>
</iban-field>`;

/** A snippet for `<iban-field>`, for one ecosystem. */
interface FieldSnippet {
  /** The end of the id of its element. */
  readonly id: string;
  readonly ecosystem: string;
  readonly code: (visit: Pick<Visit, 'base'>) => string;
}

/** The scripts of a field in a page. */
export const fieldScripts = (base: string) => `<script src="${base}/embed.js" async></script>
<script src="${base}/feld.js" async></script>`;

/** A form with the field, and the scripts that it needs. */
export const donationForm = (base: string, action: string, button: string) =>
  `<form action="${action}" method="post">
  <iban-field countries="SEPA" bic-for="bic">
    <label>IBAN <input name="iban" required></label>
  </iban-field>
  <label>BIC <input name="bic" id="bic"></label>
  <button>${button}</button>
</form>
${fieldScripts(base)}`;

/**
 * Both plugins for WordPress tell the browser by `novalidate` to check nothing. This holds a form with a faulty IBAN back
 * before their own listeners hear that it is sent.
 */
const HOLD_BACK = `<script>
addEventListener('submit', (event) => {
  const iban = event.target.querySelector('iban-field input');
  if (!iban || iban.checkValidity()) return;
  event.preventDefault();
  event.stopPropagation();
  iban.focus();
}, true);
</script>`;

/** A field for Contact Form 7, which puts an input in the place of the words in brackets. */
export const contactForm = (base: string, attributes = '') =>
  `${simpleField(attributes, '[text* iban]')}
${fieldScripts(base)}
${HOLD_BACK}`;

/** The code to copy. Browser tests run each of them with the framework that it is for. */
export const FIELD_SNIPPETS: readonly FieldSnippet[] = [
  {
    id: 'html',
    ecosystem: 'HTML',
    code: ({ base }) => donationForm(base, '/spenden', 'Weiter'),
  },
  {
    id: 'react',
    ecosystem: 'React mit react-hook-form',
    code: () => `import 'iban-rechner/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export function Spende({ senden }) {
  const { register, handleSubmit } = useForm();
  const [ergebnis, setErgebnis] = useState(null);
  return (
    <form onSubmit={handleSubmit(senden)}>
      <iban-field
        oniban-change={(event) => setErgebnis(event.detail.result)}
      >
        <label>
          IBAN{' '}
          <input
            {...register('iban', {
              required: true,
              setValueAs: (iban) => iban?.replaceAll(' ', ''),
            })}
          />
        </label>
      </iban-field>
      <p>{ergebnis?.state}</p>
      <button>Weiter</button>
    </form>
  );
}`,
  },
  {
    id: 'next',
    ecosystem: 'Next.js (App Router)',
    code: () => `'use client';

import 'iban-rechner/field';
import { useState } from 'react';

export function Konto({ speichern }) {
  const [iban, setIban] = useState('');
  const [ergebnis, setErgebnis] = useState(null);
  return (
    <form
      action={(formData) => {
        speichern(formData.get('iban'));
      }}
    >
      <iban-field
        oniban-input={(event) => setErgebnis(event.detail.result)}
      >
        <label>
          IBAN{' '}
          <input
            name="iban"
            required
            value={iban}
            onChange={(event) => setIban(event.target.value)}
          />
        </label>
      </iban-field>
      <p>{ergebnis?.state}</p>
      <button>Speichern</button>
    </form>
  );
}`,
  },
  {
    id: 'vue',
    ecosystem: 'Vue 3',
    code: () => `import 'iban-rechner/field';
import { createApp, ref } from 'vue';

const app = createApp({
  setup() {
    const iban = ref('');
    const ergebnis = ref(null);
    return { iban, ergebnis };
  },
  template: \`
    <form>
      <iban-field @iban-change="ergebnis = $event.detail.result">
        <label>IBAN <input name="iban" v-model="iban" required></label>
      </iban-field>
      <p>{{ iban }} {{ ergebnis?.state }}</p>
    </form>\`,
});
app.config.compilerOptions = {
  isCustomElement: (tag) => tag === 'iban-field',
};
app.mount('#app');`,
  },
  {
    id: 'angular',
    ecosystem: 'Angular mit Reactive Forms',
    code: () => `import 'iban-rechner/field';
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { validate } from 'iban-rechner';

@Component({
  selector: 'app-konto',
  imports: [ReactiveFormsModule],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <form [formGroup]="form">
      <iban-field (iban-change)="ergebnis = $any($event).detail.result">
        <label>IBAN <input formControlName="iban"></label>
      </iban-field>
      <p>{{ form.value.iban }} {{ form.status }} {{ ergebnis?.state }}</p>
    </form>\`,
})
export class KontoComponent {
  ergebnis = null;
  form = new FormGroup({
    iban: new FormControl('', ({ value }) =>
      validate(value).valid ? null : { iban: true },
    ),
  });
}`,
  },
  {
    id: 'contact-form',
    ecosystem: 'WordPress: Contact Form 7',
    code: ({ base }) => contactForm(base),
  },
  {
    id: 'woocommerce',
    ecosystem: 'WordPress: WooCommerce',
    code: ({ base }) => `<iban-field countries="SEPA">
  <label for="sepa_iban">IBAN</label>
  <input name="sepa_iban" id="sepa_iban">
</iban-field>
${fieldScripts(base)}
${HOLD_BACK}`,
  },
];

/** The field with all of its scripts in one version. @param field feld.js of that version */
export const pinnedField = (site: Pick<Visit, 'base' | 'files'>, field: PinnedFile) =>
  `<iban-field><label>IBAN <input name="iban"></label></iban-field>
${pinnedScripts(site, field)}`;
