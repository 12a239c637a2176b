import type { DoubtSentences } from '../../answers/say-doubt.ts';

const VERIFY = '⚠ Kontonummer prüfen – vermutlich vertippt.';
const UNUSUAL = '⚠ Form richtig, aber ungewöhnlich für diese Bank.';

// The plain view of embed.js says these four as well.
export const COMPUTED = '⚠ Vorläufig berechnet.';
export const CHECKED = '⚠ Vorläufig geprüft.';
export const NOT_CHECKED = 'Ob diese Bank eine eigene IBAN-Regel hat, ließ sich gerade nicht prüfen.';
export const STATEMENT_DECIDES = 'Maßgeblich ist die IBAN auf dem Kontoauszug.';

/** What is said of an IBAN that is not confirmed. */
export const GERMAN_DOUBTS: DoubtSentences = {
  doubts: {
    'check-digit': {
      headline: { build: VERIFY, check: VERIFY },
      advice: {
        build: 'Eine Ziffer passt nicht zu den anderen. Mit dieser Nummer lautet die IBAN:',
        check: 'Die Form der IBAN ist richtig, aber eine Ziffer der Kontonummer passt nicht zu den anderen.',
      },
    },
    provisional: { headline: { build: COMPUTED, check: CHECKED }, advice: { build: '', check: '' } },
    unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: { build: '', check: '' } },
  },
  noBank: '⚠ Form richtig, aber die Bank ist nicht bekannt.',
  notChecked: {
    build: NOT_CHECKED,
    check: 'Ob die Bank solche IBANs vergibt, ließ sich gerade nicht prüfen.',
  },
  statementDecides: STATEMENT_DECIDES,
  bankWouldBuild: (iban) => `Die Bank würde ${iban} bilden.`,
  copyAllTheSame: 'Trotzdem kopieren',
};
