import type { GiroWords } from './de.ts';

export const ENGLISH_GIRO: GiroWords = {
  summary: 'GiroCode for this IBAN',
  name: 'Payee',
  nameHint: 'Exactly the name of the account holder: banks compare it before a transfer.',
  amount: 'Amount in euros (optional)',
  text: 'Payment reference (optional)',
  make: 'Make the GiroCode',
  picture: 'GiroCode as an image',
  save: 'Save as an image',
  tryIt: 'Scan the code with your banking app before you share it.',
  fault: 'Error: ',
};
