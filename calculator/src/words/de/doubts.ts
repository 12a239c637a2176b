import type { Doubt } from '../../answers/doubt.ts';

/** What was asked for: the IBAN of an account, or whether an IBAN is right. */
export type Asked = 'build' | 'check';

/** What is said of an IBAN that is not confirmed. */
export interface DoubtWords {
  readonly headline: Readonly<Record<Asked, string>>;
  /** Before the IBAN: what to do. `''` if the notes say it. */
  readonly advice: Readonly<Record<Asked, string>>;
}

const VERIFY = '⚠ Kontonummer prüfen – vermutlich vertippt.';
const UNUSUAL = '⚠ Form richtig, aber ungewöhnlich für diese Bank.';

export const DOUBTS: Readonly<Record<Doubt, DoubtWords>> = {
  'check-digit': {
    headline: { build: VERIFY, check: VERIFY },
    advice: {
      build: 'Eine Ziffer passt nicht zu den anderen. Mit dieser Nummer lautet die IBAN:',
      check: 'Die Form der IBAN ist richtig, aber eine Ziffer der Kontonummer passt nicht zu den anderen.',
    },
  },
  provisional: {
    headline: { build: '⚠ Vorläufig berechnet.', check: '⚠ Form richtig, vorläufig geprüft.' },
    advice: { build: '', check: '' },
  },
  unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: { build: '', check: '' } },
};
/** The headline if no bank has the Bankleitzahl. */
export const NO_BANK = '⚠ Form richtig, aber die Bank ist nicht bekannt.';
/** Why an IBAN is provisional, if no note says it. */
export const NOT_CHECKED: Readonly<Record<Asked, string>> = {
  build: 'Ob diese Bank eine eigene IBAN-Regel hat, ließ sich gerade nicht prüfen.',
  check: 'Ob die Bank solche IBANs vergibt, ließ sich gerade nicht prüfen.',
};
export const STATEMENT_DECIDES = 'Maßgeblich ist die IBAN auf dem Kontoauszug.';
/** The copy button of an IBAN that is in doubt by its number or its bank. */
export const COPY_ALL_THE_SAME = 'Trotzdem kopieren';
