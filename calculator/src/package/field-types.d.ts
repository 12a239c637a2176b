import type { IbanAnswer } from '../answers/answer.ts';

/** `<iban-field>`: groups and checks the IBAN in the page's own input inside it. */
export interface IbanFieldElement extends HTMLElement {
  /** The IBAN without separators; any other text as it was typed. Setting it sends no event. */
  value: string;
  /** The IBAN without separators; `''` if it is not valid, or not allowed by the attribute `countries`. */
  readonly iban: string;
  /** What is known of the text, as data; null for an empty field. */
  readonly result: IbanAnswer | null;
}

/** Sent on the field with each edit (`iban-input`) and with each finished one (`iban-change`). Both bubble. */
export type IbanFieldEvent = CustomEvent<{
  /** The IBAN without separators, as the form sends it; any other text as it was typed. */
  readonly value: string;
  /** What is known of the text, as data; null for an empty field. */
  readonly result: IbanAnswer | null;
}>;

/** The attributes of `<iban-field>`. */
interface IbanFieldAttributes {
  /** Codes of countries, or `SEPA`: `DE AT CH`. Missing: every country. */
  countries?: string | undefined;
  /** The id of the page's own field for the BIC, which is filled in. */
  'bic-for'?: string | undefined;
  /** The id of the page's own element for the hint, or `none` for no hint. Missing: below the input. */
  hint?: string | undefined;
  /** Nothing is loaded, and nothing is confirmed. */
  'data-load'?: 'none' | undefined;
}

/** What `<iban-field>` takes in React, Preact and Svelte. */
interface IbanFieldProps extends IbanFieldAttributes {
  /** The IBAN without separators, as the events give it. */
  value?: string | undefined;
  'oniban-input'?: ((event: IbanFieldEvent) => void) | undefined;
  'oniban-change'?: ((event: IbanFieldEvent) => void) | undefined;
}

/** What `<iban-field>` takes in Solid. */
interface IbanFieldSolidProps extends IbanFieldAttributes {
  'on:iban-input'?: ((event: IbanFieldEvent) => void) | undefined;
  'on:iban-change'?: ((event: IbanFieldEvent) => void) | undefined;
}

/** `<iban-field>` in the templates of Vue. */
interface IbanFieldComponent {
  new (): {
    $props: IbanFieldAttributes & {
      onIbanInput?: ((event: IbanFieldEvent) => void) | undefined;
      onIbanChange?: ((event: IbanFieldEvent) => void) | undefined;
    };
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'iban-field': IbanFieldElement;
  }
  interface GlobalEventHandlersEventMap {
    'iban-input': IbanFieldEvent;
    'iban-change': IbanFieldEvent;
  }
}

// A project without React has no such module.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'iban-field': DetailedHTMLProps<HTMLAttributes<IbanFieldElement>, IbanFieldElement> & IbanFieldProps;
    }
  }
}

// The same for Preact, Solid and Svelte.
// @ts-ignore
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'iban-field': import('preact').HTMLAttributes<IbanFieldElement> & IbanFieldProps;
    }
  }
}
// @ts-ignore
declare module 'solid-js/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'iban-field': HTMLAttributes<IbanFieldElement> & IbanFieldSolidProps;
    }
  }
}
// @ts-ignore
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    // @ts-ignore
    'iban-field': HTMLAttributes<IbanFieldElement> & IbanFieldProps;
  }
}

// The same for Vue.
// @ts-ignore
declare module 'vue' {
  interface GlobalComponents {
    'iban-field': IbanFieldComponent;
  }
}
