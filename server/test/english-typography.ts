import { NARROW, NBSP, type Rule } from './typography.ts';

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** The start of a present tense, as in “is” and “no longer do”. */
const PRESENT = '\\b(?:is|are|has to|have to|must|may|no longer [a-z]+)\\b';

/** The rules of our English texts, each with examples that show that it works. */
export const englishTypography: readonly Rule[] = [
  {
    name: 'no straight or foreign quotes',
    broken: matches(/["'`´„‚«»]/),
    bad: ['the "account"', "it's", '„account”', '«account»'],
    good: ['the “account”', 'it’s'],
  },
  {
    name: 'quotes are balanced',
    broken: (text) => text.split('“').length !== text.split('”').length,
    bad: ['the “account', 'the account”'],
    good: ['the “account”', 'no quotes'],
  },
  {
    name: 'dashes are en dashes',
    broken: matches(/--|—|[ \u00a0]-[ \u00a0]/),
    bad: ['so -- or so', 'so - or so', 'so—or so'],
    good: ['so – or so', 'mini-widget'],
  },
  {
    name: 'an ellipsis is one character, and there is no exclamation mark',
    broken: matches(/\.\.\.|!/),
    bad: ['and so on...', 'Done!'],
    good: ['and so on …', 'Done.'],
  },
  {
    name: 'single spaces, none at the ends, and none that is too narrow to be seen',
    broken: matches(/[ \u00a0\u202f]{2}|^\s|\s$|[\t\r\u00ad\u200b-\u200f\u2060\ufeff]/),
    bad: ['two  spaces', `two ${NBSP}spaces`, ' before', 'after ', 'a\tb', 'a\u200bb'],
    good: ['one space', `one${NBSP}space`, `one${NARROW}space`],
  },
  {
    name: 'number and unit have a no-break space',
    broken: matches(/\d (?:banks|bytes|characters|countries|kB|pixels)\b|\d%/),
    bad: ['22 characters', '3,503 banks', '12%'],
    good: [`22${NBSP}characters`, 'two characters', 'eight digits'],
  },
  {
    name: 'label and number have a no-break space',
    broken: matches(/\b(?:Article|BLZ|ISO|No|remainder|[Rr]elease) \d|[A-Z\d] =|= \d/),
    bad: ['Article 9', 'ISO 9362', 'No 260/2012', 'BLZ 370 400 44', '98 = 1'],
    good: [`Article${NBSP}9`, `ISO${NBSP}9362`, 'positions 5 to 12'],
  },
  {
    name: 'day and month have a no-break space, the day comes first',
    broken: matches(new RegExp(`\\d (?:${MONTHS})\\b|(?:${MONTHS}) \\d{1,2}\\b(?!\\d)`)),
    bad: ['9 October 2025', 'October 9, 2025'],
    good: [`9${NBSP}October 2025`, 'in October 2025'],
  },
  {
    name: 'one spelling',
    broken: matches(
      /\b(?:color|favorite|neighbor|license plate|check digit's|IBAN code|BIC code|IBAN number|web site|e-mail)\b|\b(?:IBAN|BIC|BLZ)[’']s/i,
    ),
    bad: ['the color', 'IBAN code', 'all IBAN’s', 'web site'],
    good: ['the colour', 'the IBAN', 'all IBANs', 'website', 'MIT License'],
  },
  {
    name: 'what has lasted since a day is in the present perfect',
    broken: matches(new RegExp(`${PRESENT}[^.:;]* since \\d|Since \\d[^.:;]*${PRESENT}`)),
    bad: [
      `They have to do it since 9${NBSP}October 2025.`,
      `Since 9${NBSP}October 2025, it is a duty.`,
      `Since 9${NBSP}October 2025, banks no longer do it.`,
    ],
    good: [
      `They have had to do it since 9${NBSP}October 2025.`,
      `The file is here. Out of date since 9${NBSP}May 2026.`,
    ],
  },
  {
    name: 'calm wording without blame',
    broken: matches(/\b(?:please|sorry|oops|invalid|illegal|forbidden|simply|just)\b/i),
    bad: ['Please wait', 'Oops', 'an invalid IBAN', 'simply type'],
    good: ['Type it as it is', 'the IBAN is not confirmed'],
  },
];

/** The names of the rules that an English text breaks. */
export const brokenEnglishRules = (text: string): string[] =>
  englishTypography.filter((rule) => rule.broken(text)).map((rule) => rule.name);
