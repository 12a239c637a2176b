export const GERMAN_GIRO = {
  summary: 'GiroCode für diese IBAN',
  name: 'Empfänger',
  nameHint: 'Genau der Name, auf den das Konto läuft: Banken vergleichen ihn vor der Überweisung.',
  amount: 'Betrag in Euro (freiwillig)',
  text: 'Verwendungszweck (freiwillig)',
  make: 'GiroCode erstellen',
  picture: 'GiroCode als Bild',
  save: 'Als Bild speichern',
  tryIt: 'Lesen Sie den Code mit Ihrer Banking-App, bevor Sie ihn verteilen.',
  fault: 'Fehler: ',
};

export type GiroWords = typeof GERMAN_GIRO;
