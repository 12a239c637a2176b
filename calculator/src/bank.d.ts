/** A bank of the short list; with the directory, any German bank. */
export interface Bank {
  /** The name that customers know. */
  name: string;
  city: string;
  /** Eleven characters. `null` for the few banks without a BIC, which only the directory knows. */
  bic: string | null;
  notFound?: undefined;
  notes?: undefined;
}

/** The bank is not known here. Without the directory, it may exist all the same: only the short list was asked. */
export interface NotFound {
  notFound: true;
  name?: undefined;
  city?: undefined;
  bic?: undefined;
  /** With the directory only: that the directory does not have this Bankleitzahl, as a German sentence. */
  notes?: string[];
}
