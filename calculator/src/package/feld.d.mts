import type { IbanAnswer } from '../answers.d.ts';

/** `<iban-field>`: groups and checks the IBAN in the input of the page that stands in it. */
export interface IbanFieldElement extends HTMLElement {
  /** The IBAN without separators; a text that is none, as it was typed. Setting it sends no event. */
  value: string;
  /** The IBAN without separators; `''` if it is not right, or not allowed by the attribute `countries`. */
  readonly iban: string;
  /** What is known of the text, as data; null for an empty field. */
  readonly result: IbanAnswer | null;
}

/** Sent on the field with each edit (`iban-input`) and with each finished one (`iban-change`). Both bubble. */
export type IbanFieldEvent = CustomEvent<{ readonly result: IbanAnswer | null }>;

/** The attributes of `<iban-field>` in JSX. */
interface IbanFieldAttributes {
  /** Codes of countries, or `SEPA`: `DE AT CH`. Missing: every country. */
  countries?: string | undefined;
  /** The id of the page's own field for the BIC, which is filled in. */
  'bic-for'?: string | undefined;
  /** No part is loaded, and nothing is confirmed. */
  'data-parts'?: 'none' | undefined;
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  lang?: string | undefined;
  style?: object | undefined;
  hidden?: boolean | undefined;
  slot?: string | undefined;
  key?: string | number | bigint | null | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each framework has a type of its own.
  ref?: any;
  // biome-ignore lint/suspicious/noExplicitAny: each framework has a type of its own.
  children?: any;
}

declare global {
  interface HTMLElementTagNameMap {
    'iban-field': IbanFieldElement;
  }
  interface HTMLElementEventMap {
    'iban-input': IbanFieldEvent;
    'iban-change': IbanFieldEvent;
  }
}

// A project without React has no such module.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'iban-field': IbanFieldAttributes;
    }
  }
}
