import { afterAll, describe, expect, it } from 'vitest';
import { PackedPackage } from '../../../test/packed-package.ts';

const packed = new PackedPackage();
afterAll(() => packed.remove());

const DOM = `
import 'iban-rechner/field';
import type { IbanFieldElement, IbanFieldEvent } from 'iban-rechner/field';

const made: IbanFieldElement = document.createElement('iban-field');
made.value = 'DE89';
const iban: string = made.iban;
const state: 'none' | 'computed' | 'confirmed' | undefined = document.querySelector('iban-field')?.result?.state;
// @ts-expect-error: it is read only
made.iban = iban;
// @ts-expect-error: it is a text
made.value = 89;
// @ts-expect-error: there is no such property
made.bank;
made.addEventListener('iban-change', (event) => {
  const { result, value } = event.detail;
  made.value = value;
  if (result?.state === 'none') console.log(result.faults, state);
  // @ts-expect-error: the result may be null
  event.detail.result.state;
});
const hear = (event: IbanFieldEvent) => console.log(event.detail.result?.state);
document.addEventListener('iban-input', hear);
window.addEventListener('iban-input', hear);
document.createElement('form').addEventListener('iban-input', hear);
// @ts-expect-error: there is no such event
document.addEventListener('iban-changed', hear);
`;

const REACT = `
import 'iban-rechner/field';
import type { IbanFieldElement } from 'iban-rechner/field';
import { createRef } from 'react';

const field = createRef<IbanFieldElement>();
const input = createRef<HTMLInputElement>();
export const form = (
  <form>
    <iban-field
      ref={field}
      key="iban"
      countries="DE AT CH"
      value="DE89370400440532013000"
      bic-for="bic"
      data-load="none"
      lang="en"
      className="field"
      style={{ display: 'block' }}
      oniban-change={({ detail }) => console.log(detail.result?.state)}
    >
      <label>IBAN <input name="iban" required /></label>
    </iban-field>
    {/* @ts-expect-error: a list is not a text */}
    <iban-field countries={['DE']} />
    {/* @ts-expect-error: a number is not a text */}
    <iban-field value={1} />
    {/* @ts-expect-error: there is no such attribute */}
    <iban-field bicFor="bic" />
    {/* @ts-expect-error: another element */}
    <iban-field ref={input} />
    {/* @ts-expect-error: an event has no number */}
    <iban-field oniban-input={(count: number) => count} />
    {/* @ts-expect-error: there is no such element */}
    <iban-feld />
  </form>
);
`;

const PREACT = `
/** @jsxImportSource preact */
import 'iban-rechner/field';

export const form = (
  <iban-field countries="DE AT CH" class="field" oniban-change={({ detail }) => console.log(detail.value.length)}>
    <label>IBAN <input name="iban" required /></label>
    {/* @ts-expect-error: a list is not a text */}
    <iban-field countries={['DE']} />
    {/* @ts-expect-error: there is no such element */}
    <iban-feld />
  </iban-field>
);
`;

const SOLID = PREACT.replace('preact', 'solid-js').replace('oniban-change', 'on:iban-change');

const SVELTE = `
import 'iban-rechner/field';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['iban-field'];
export const right: Props = { countries: 'SEPA', 'oniban-change': ({ detail }) => console.log(detail.value) };
// @ts-expect-error: a list is not a text
export const wrong: Props = { countries: ['DE'] };
`;

const VUE = `
import 'iban-rechner/field';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['iban-field']>['$props'];
export const right: Props = {
  countries: 'SEPA',
  'bic-for': 'bic',
  onIbanChange: ({ detail }) => console.log(detail.result?.state),
};
// @ts-expect-error: a list is not a text
export const wrong: Props = { countries: ['DE'] };
// @ts-expect-error: there is no such attribute
export const unknown: Props = { country: 'DE' };
`;

describe('the types of <iban-field>', () => {
  it('need neither React nor Vue for the DOM, nor a new compiler', () => {
    expect(packed.compile('typescript-5.0', { 'dom.mts': DOM }, { module: 'node16' })).toBe('');
  });

  // Lines after @ts-expect-error fail if the element is unknown.
  it('take what is right and refuse what is wrong in a project with frameworks', () => {
    for (const name of ['@types/react', 'vue', 'preact', 'solid-js', 'svelte']) packed.link(name);
    const files = { 'svelte.ts': SVELTE, 'vue.ts': VUE, 'dom.ts': DOM };
    const jsx = { 'react.tsx': REACT, 'preact.tsx': PREACT, 'solid.tsx': SOLID };
    const options = { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' };
    expect(packed.compile('typescript', { ...files, ...jsx }, options)).toBe('');
  });
});
