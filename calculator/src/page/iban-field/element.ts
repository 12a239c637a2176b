import type { IbanAnswer } from '../../answers/answer.ts';
import { type Field, makeField } from './field.ts';
import { listenForPresses } from './input.ts';
import type { Source } from './judge.ts';

/** Captured on the document, or on the shadow root that contains the field: before the page's own listeners run. */
const EVENTS =
  'pointerdown focusin focusout beforeinput keydown input compositionend paste drop change invalid click submit reset formdata';

/** Kept outside of the elements, because the page sees all properties of an element. */
const fields = new WeakMap<HTMLElement, Field>();
const fieldOf = (host: HTMLElement) => fields.get(host) as Field;
/** The elements in the page, and how each stops listening. */
const connected = new Map<HTMLElement, () => void>();

/** Judges all fields again. @param force even those whose text is the same: the whole has loaded */
export function refreshFields(force = false): void {
  for (const host of connected.keys()) fieldOf(host).refresh(force);
}

/** Makes the class of `<iban-field>`; needs a browser. The input inside stays the page's own. */
export function fieldClass(source: Source) {
  listenForPresses(refreshFields);
  return class extends HTMLElement {
    static get observedAttributes() {
      return ['countries', 'bic-for', 'hint', 'value'];
    }

    constructor() {
      super();
      // Old browsers lack attachInternals(). data-state says the same.
      fields.set(this, makeField(this, source, this.attachInternals?.()));
    }

    /** The IBAN without separators; any other text as it was typed. */
    get value(): string {
      return fieldOf(this).judge().value;
    }

    /** Changes the input as its own `value` does: no event is sent. Without types, null and undefined come, too. */
    set value(text: string) {
      fieldOf(this).write(text ?? '');
    }

    /** The IBAN without separators; `''` if it is not valid, or not allowed here. */
    get iban(): string {
      return fieldOf(this).judge().iban;
    }

    /** What is known of the text, as data; null for an empty field. */
    get result(): IbanAnswer | null {
      return fieldOf(this).judge().result();
    }

    connectedCallback(): void {
      const { handle, start, adopt, refresh } = fieldOf(this);
      const root = this.getRootNode();
      const observer = new MutationObserver(() => {
        adopt();
        // An attribute `value` changes the text, too, until something else has changed it.
        refresh();
      });
      // Elements of the page may have the names of these methods.
      const forEach = (method: 'addEventListener' | 'removeEventListener') => {
        for (const type of EVENTS.split(' ')) EventTarget.prototype[method].call(root, type, handle, true);
      };
      forEach('addEventListener');
      addEventListener('pageshow', start);
      observer.observe(this, { childList: true, subtree: true, attributeFilter: ['value'] });
      // The language of the page, too.
      observer.observe(document, { subtree: true, attributeFilter: ['lang', 'data-lang'] });
      connected.set(this, () => {
        forEach('removeEventListener');
        removeEventListener('pageshow', start);
        observer.disconnect();
      });
      adopt();
      // What the page has set before this script ran would hide the property.
      const early = Object.getOwnPropertyDescriptor(this, 'value');
      if (!early) return;
      delete (this as { value?: string }).value;
      this.value = early.value;
    }

    disconnectedCallback(): void {
      connected.get(this)?.();
      connected.delete(this);
      fieldOf(this).refresh(true);
    }

    attributeChangedCallback(): void {
      fieldOf(this).refresh(true);
    }
  };
}
