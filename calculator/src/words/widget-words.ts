/** The modes of a widget. */
type ByMode<T> = Readonly<Record<'validate' | 'build' | 'lookup', T>>;

/** The words of a widget in a language, besides those about faults, doubts and questions. */
export interface WidgetWords {
  /** The code of the language. */
  readonly language: 'de' | 'en';
  readonly fault: string;
  readonly country: string;
  readonly bic: string;
  readonly copyIban: string;
  readonly copyBic: string;
  readonly copied: string;
  /** Of a bank that the short list does not have, as long as no part has come. */
  readonly onlyLargest: string;
  readonly waiting: string;
  /** Of several banks with this name. */
  readonly chooseBank: string;
  readonly private: string;
  /** The labels of the fields. */
  readonly labels: ByMode<readonly string[]>;
  /** The words on the button. */
  readonly actions: ByMode<string>;
  /** The sentence about a text that is neither a Bankleitzahl nor an IBAN. */
  readonly searchFault: string;
  /** The heading of a confirmed IBAN. Only it has the sign ✓. */
  readonly confirmed: Readonly<Record<'build' | 'check', string>>;
}
