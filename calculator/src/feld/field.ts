import { group } from '../iban/group.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { makeBicFiller } from './bic-field.ts';
import { type Editor, makeEditor } from './editor.ts';
import { sendCompact } from './form-data.ts';
import { makeHint } from './hint.ts';
import { prepare, tellChange } from './input.ts';
import { type Judgement, judge } from './judge.ts';
import type { Language, Source } from './knowledge.ts';
import { setCustomState, stateOf } from './state.ts';
import { makeValidity, type Validity } from './validity.ts';
import { offerWords } from './words.ts';

/** The input in a field, with what belongs to it. */
interface Adopted {
  readonly input: HTMLInputElement;
  readonly editor: Editor;
  readonly validity: Validity;
}

/** What an `<iban-field>` does. */
export interface Field {
  /** Finds the input: a framework may have replaced it. */
  adopt(): Adopted | undefined;
  /** The text comes from the page or the browser, not from a person. */
  start(): void;
  /** Judges the text anew: it has changed, or a part has come. */
  refresh(): void;
  judge(): Judgement;
  handle(event: Event): void;
}

/** @param host the element @param internals undefined in an old browser */
export function makeField(host: HTMLElement, source: Source, internals: ElementInternals | undefined): Field {
  let adopted: Adopted | undefined;
  /** Whether a person has used the field. Until then no attribute changes, so that a framework finds its own page. */
  let isUsed = false;
  /** Whether a person has left the field, or tried to send the form, since the last edit. */
  let isLeft = false;
  /** Whether the last key was the enter key. */
  let isEnter = false;
  /** The fault that stands under the field. */
  let told = '';
  /** The text of the last `iban-change`. */
  let changed = '';
  let showHint: ReturnType<typeof makeHint> | undefined;
  const fillBic = makeBicFiller(host);

  const language = (): Language =>
    /^en\b/i.test(host.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'en' : 'de';

  function judgeText(): Judgement {
    const countries = (host.getAttribute('countries') ?? '').toUpperCase().match(/[A-Z]+/g) ?? [];
    return judge(adopted?.input.value ?? '', source.knowledge(), countries, language());
  }

  function adopt(): Adopted | undefined {
    const input = host.querySelector<HTMLInputElement>('input:not([type=hidden])');
    if (input !== (adopted?.input ?? null)) {
      adopted = input
        ? { input, editor: makeEditor(input, source.knowledge), validity: makeValidity(input) }
        : undefined;
      start();
    }
    return adopted;
  }

  function start(): void {
    isLeft = false;
    told = '';
    // A pattern that was made for compact IBANs would refuse a grouped one. It goes with the first use.
    if (isUsed || !adopted?.input.pattern) adopted?.editor.settle();
    refresh();
    changed = adopted?.input.value ?? '';
  }

  function refresh(): void {
    if (!adopted) return;
    const { input, validity } = adopted;
    const judgement = judgeText();
    const { fault } = judgement;
    validity.set(fault);
    if (isLeft && input.willValidate) told = fault;
    if (told !== fault) told = '';
    if (!isUsed) return;
    validity.mark(told !== '');
    const state = stateOf(judgement, told);
    if (host.dataset['state'] !== state) host.dataset['state'] = state;
    setCustomState(internals, state);
    show(input, judgement);
    fillBic(host.getAttribute('bic-for'), ibanOf(judgement) && (judgement.bank?.bic ?? ''));
  }

  function show(input: HTMLInputElement, { result, notes, bank, offer }: Judgement): void {
    const lines = told ? [told] : [];
    if (bank && !told) {
      const words = [bank.name, bank.city, bank.bic && `BIC\u00a0${bank.bic}`].filter(Boolean).join(', ');
      lines.push(result?.state === 'confirmed' ? `✓ ${words}` : words);
    }
    if (isLeft) lines.push(...notes);
    if (!showHint && lines.length === 0 && !offer) return;
    showHint ??= makeHint(host);
    const grouped = offer && group(offer);
    showHint(input, {
      lines,
      language: language(),
      offer: grouped ? { words: offerWords(grouped, language()), accept: () => accept(grouped) } : undefined,
    });
  }

  function accept(grouped: string): void {
    if (!adopted) return;
    adopted.input.focus();
    adopted.editor.replace(grouped);
    tellChange(adopted.input);
  }

  /** A person begins to use the field. */
  function use({ input, editor }: Adopted): void {
    prepare(input);
    if (isUsed) return;
    isUsed = true;
    editor.settle();
    if (host.dataset['parts'] !== 'none') source.load();
  }

  function leave(): void {
    isUsed = true;
    isLeft = true;
    refresh();
  }

  function send(name: 'iban-input' | 'iban-change'): void {
    const detail = { result: judgeText().result };
    host.dispatchEvent(new CustomEvent(name, withoutPrototype({ detail, bubbles: true, composed: true })));
  }

  function sendChange(): void {
    const text = adopted?.input.value ?? '';
    if (text === changed) return;
    changed = text;
    send('iban-change');
  }

  /** Events of the input, and of the button of an offer. */
  function handleOwn(event: Event, { input, editor }: Adopted): void {
    const { type, target } = event;
    if (type === 'focusout' && !host.contains((event as FocusEvent).relatedTarget as Node | null)) {
      leave();
      sendChange();
    }
    if (target !== input) return;
    if (type === 'pointerdown' || type === 'focusin' || type === 'input') use({ input, editor } as Adopted);
    if (type === 'keydown') {
      isEnter = (event as KeyboardEvent).key === 'Enter';
      // The page may have changed the text without an event.
      if (isEnter) refresh();
    }
    editor.handle(event);
    if (type === 'input') {
      isLeft = false;
      refresh();
      send('iban-input');
    }
    if (type === 'change') sendChange();
    // Some pages ask for the validity with each key. That is no reason to tell it.
    if (type === 'invalid' && (isEnter || !input.matches(':focus'))) leave();
  }

  /** Events of the form, and those after which the text may be another one. */
  function handleOther({ type, target, formData }: Event & Partial<FormDataEvent>, { input }: Adopted): void {
    if (type === 'pageshow') start();
    if (type === 'click') refresh();
    if (target !== input.form) return;
    if (type === 'submit') leave();
    if (type === 'formdata' && formData) sendCompact(formData, input, judgeText().value);
    // The form is reset after the event.
    if (type === 'reset') setTimeout(start);
  }

  return {
    adopt,
    start,
    refresh,
    judge: judgeText,
    handle(event) {
      const now = adopt();
      if (!now) return;
      if (host.contains(event.target as Node)) handleOwn(event, now);
      else handleOther(event, now);
    },
  };
}

/** The IBAN without separators; `''` if it is not right. */
export const ibanOf = ({ result, fault }: Judgement): string =>
  result && result.state !== 'none' && !fault ? result.iban : '';
