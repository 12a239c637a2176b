/** What the script of the page „GiroCode“ writes. */
export const GIRO_WORDS = {
  payee: 'Empfänger',
  amount: 'Betrag',
  euros: (amount: string) => `${amount}\u00a0Euro`,
  text: 'Verwendungszweck',
  reference: 'Referenz',
  picture: 'GiroCode als Bild',
  /** Beside a code whose IBAN is not confirmed. */
  doubt: 'Der Code enthält die IBAN, die Sie eingegeben haben. Klären Sie das, bevor Sie ihn verteilen.',
  waiting: 'Wird geprüft\u00a0…',
};
