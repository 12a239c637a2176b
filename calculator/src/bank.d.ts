/** A bank of the short list; with the part banken.js, any bank of the directory. */
export interface Bank {
  /** The name that customers know. */
  name: string;
  city: string;
  /** Eleven characters. `null` for the few banks without a BIC, which only the part banken.js knows. */
  bic: string | null;
}

/** The bank is not known. */
export interface NotFound {
  notFound: true;
  /** With the part banken.js only: that the directory does not have this Bankleitzahl, as a German sentence. */
  notes?: string[];
}
