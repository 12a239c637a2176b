import type { WidgetWords } from './de.ts';

export const ENGLISH_WIDGET: WidgetWords = {
  language: 'en',
  fault: 'Error: ',
  bic: 'BIC\u00a0',
  copyIban: 'Copy IBAN',
  copyBic: 'Copy BIC',
  copied: 'Copied',
  onlyGerman: 'Only German banks are known here.',
  chooseBank: 'Choose your bank.',
  form: {
    labels: {
      validate: ['IBAN'],
      build: ['Bank code, BLZ (8\u00a0digits)', 'Account number (at most 10\u00a0digits)'],
      lookup: ['Name of the bank, bank code (BLZ) or IBAN'],
    },
    actions: { validate: 'Check IBAN', build: 'Calculate IBAN', lookup: 'Find bank' },
    private: 'Your account number does not leave your browser.',
  },
  searchFault: 'Enter a bank code (8\u00a0digits) or an IBAN.',
  nameFault: 'Enter name and city of the bank, or its bank code.',
  built: '✓ Your IBAN',
};
