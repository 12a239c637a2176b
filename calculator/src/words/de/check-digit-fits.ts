/** Both regeln.js and laender.js say this. */
export const CHECK_DIGIT_FITS = 'Die Prüfziffer der Kontonummer passt.';
