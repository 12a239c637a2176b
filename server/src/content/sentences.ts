// Texts that several pages show.

/** Stands beside IBANs that are computed by a rule. */
export const STATEMENT_DECIDES = 'Maßgeblich ist die IBAN auf dem Kontoauszug.';

/** In the place of a bank's BIC. */
export const NO_BIC = 'keiner im Verzeichnis';

/** What the search in all banks says if it is sent empty. */
export const EMPTY_BANK_SEARCH = 'Geben Sie einen Namen, einen Ort, einen BIC oder eine Bankleitzahl ein.';

/** What the search in all banks says if somebody types an account into it. */
export const ACCOUNT_IN_BANK_SEARCH =
  'Das sieht nach einer Kontonummer oder einer IBAN aus. Suchen Sie nach Name, Ort, BIC oder Bankleitzahl.';

/** What it says of digits with which no BLZ begins. */
export const NO_BLZ_IN_BANK_SEARCH =
  'So beginnt keine Bankleitzahl, es könnte eine Kontonummer sein. Suchen Sie nach Name, Ort, BIC oder Bankleitzahl.';

/** What it says of digits as long as it does not know the BLZs. */
export const NO_LIST_OF_BLZS =
  'Ob das eine Bankleitzahl ist, lässt sich gerade nicht prüfen. Suchen Sie nach Name oder Ort.';

/** Follows these sentences in the browser. */
export const NOTHING_SENT = 'Es wurde nichts gesendet.';

/** About searches for a bank that our server answers. */
export const SEARCHES_UNLOGGED = 'Unsere Anwendung führt kein Protokoll über diese Anfragen.';

/** Why a large bank has many BLZs. */
export const REGION_CODES =
  'Große Banken haben für jede Region eine eigene Bankleitzahl, und weitere für interne Stellen.';
