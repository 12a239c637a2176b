import type { Visit } from '../frame/visit.ts';

/** What snippets name: the site's address and its files. */
export type Site = Pick<Visit, 'base' | 'files'>;

/** A field as simple as it gets. @param attributes of its element, each with a space before it */
export const simpleField = (
  attributes = '',
  input = '<input name="iban" required>',
) => `<iban-field${attributes}>
  <label>IBAN ${input}</label>
</iban-field>`;

/** The script of the calculator in a page. */
export const script = (base: string) => `<script src="${base}/embed.js" async></script>`;

/** The script of a field in a page. */
export const fieldScript = (base: string) => `<script src="${base}/feld.js" async></script>`;

/**
 * Both plugins for WordPress tell the browser by `novalidate` to check nothing. This script stops a form with a faulty
 * IBAN before the plugins' own listeners get the submit.
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

/** A field for Contact Form 7, which puts an input in place of the words in brackets. */
export const contactForm = (base: string, attributes = '') => `${simpleField(attributes, '[text* iban]')}
${fieldScript(base)}
${HOLD_BACK}`;

/** The code to copy, one snippet for each ecosystem. Browser tests run each of them with its framework. */
export const FIELD_SNIPPETS = {
  'field-html': ({ base }: Site) => `<form action="/spenden" method="post">
  <iban-field countries="SEPA" bic-for="bic">
    <label>IBAN <input name="iban" required></label>
  </iban-field>
  <label>BIC <input name="bic" id="bic"></label>
  <button>Weiter</button>
</form>
${fieldScript(base)}`,

  'field-react': () => `import 'iban-rechner/field';
import type { IbanFieldElement } from 'iban-rechner/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Werte {
  iban: string;
}

export function Spende({ senden }: { senden: (werte: Werte) => void }) {
  const { register, handleSubmit } = useForm<Werte>();
  const [ergebnis, setErgebnis] = useState<IbanFieldElement['result']>(null);
  return (
    <form onSubmit={handleSubmit((werte) => senden(werte))}>
      <iban-field
        onInput={({ currentTarget }) => setErgebnis(currentTarget.result)}
      >
        <label>
          IBAN{' '}
          <input
            {...register('iban', {
              required: true,
              setValueAs: (iban?: string) => iban?.replaceAll(' ', ''),
            })}
          />
        </label>
      </iban-field>
      <p>{ergebnis?.state}</p>
      <button>Weiter</button>
    </form>
  );
}`,

  'field-next': () => `'use client';

import 'iban-rechner/field';
import type { IbanFieldElement } from 'iban-rechner/field';
import { useState } from 'react';

export function Konto({ speichern }: { speichern: (iban: string) => void }) {
  const [iban, setIban] = useState('');
  const [ergebnis, setErgebnis] = useState<IbanFieldElement['result']>(null);
  return (
    <form action={(formData) => speichern(String(formData.get('iban')))}>
      <iban-field
        onInput={({ currentTarget }) => setErgebnis(currentTarget.result)}
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

  'field-vue': () => `<script setup lang="ts">
import 'iban-rechner/field';
import type { IbanFieldElement, IbanFieldEvent } from 'iban-rechner/field';
import { ref } from 'vue';

const iban = ref('');
const ergebnis = ref<IbanFieldElement['result']>(null);

function uebernimm({ detail }: IbanFieldEvent) {
  iban.value = detail.value;
  ergebnis.value = detail.result;
}
</script>

<template>
  <form>
    <component is="iban-field" :value="iban" @iban-input="uebernimm">
      <label>IBAN <input name="iban" required></label>
    </component>
    <p>{{ iban }} {{ ergebnis?.state }}</p>
  </form>
</template>`,

  'field-angular': () => `import 'iban-rechner/field';
import type { IbanFieldElement, IbanFieldEvent } from 'iban-rechner/field';
import {
  Component, CUSTOM_ELEMENTS_SCHEMA, Directive, ElementRef, inject, signal,
} from '@angular/core';
import {
  ControlValueAccessor, FormControl, FormGroup, NG_VALUE_ACCESSOR, ReactiveFormsModule,
} from '@angular/forms';
import { validate } from 'iban-rechner';

@Directive({
  selector: 'iban-field[formControlName], iban-field[formControl]',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: IbanFieldAccessor, multi: true },
  ],
  host: { '(iban-input)': 'tell($event.detail.value)', '(focusout)': 'leave()' },
})
export class IbanFieldAccessor implements ControlValueAccessor {
  readonly field: IbanFieldElement = inject(ElementRef).nativeElement;
  tell = (iban: string) => {};
  leave = () => {};
  registerOnChange(tell: (iban: string) => void) { this.tell = tell; }
  registerOnTouched(leave: () => void) { this.leave = leave; }
  writeValue(iban: string | null) { this.field.value = iban ?? ''; }
  setDisabledState(isDisabled: boolean) {
    const input = this.field.querySelector('input');
    if (input) input.disabled = isDisabled;
  }
}

@Component({
  selector: 'app-konto',
  imports: [ReactiveFormsModule, IbanFieldAccessor],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <form [formGroup]="form">
      <iban-field formControlName="iban" (iban-input)="uebernimm($event)">
        <label>IBAN <input required></label>
      </iban-field>
      <p>{{ form.value.iban }} {{ form.status }} {{ ergebnis()?.state }}</p>
    </form>\`,
})
export class KontoComponent {
  readonly ergebnis = signal<IbanFieldElement['result']>(null);
  readonly form = new FormGroup({
    iban: new FormControl('', {
      nonNullable: true,
      validators: ({ value }) =>
        validate(value).valid ? null : { iban: true },
    }),
  });

  uebernimm({ detail }: IbanFieldEvent) {
    this.ergebnis.set(detail.result);
  }
}`,

  'field-contact-form': ({ base }: Site) => contactForm(base),

  'field-woocommerce': ({ base }: Site) => `<iban-field countries="SEPA">
  <label for="sepa_iban">IBAN</label>
  <input name="sepa_iban" id="sepa_iban">
</iban-field>
${fieldScript(base)}
${HOLD_BACK}`,
} as const;
