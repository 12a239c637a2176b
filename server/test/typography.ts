// Written as escapes, because they look like a plain space.
export const NBSP = '\u00a0';
export const NARROW = '\u202f';

/** A rule of German typography, with examples that show that it works. */
export interface Rule {
  readonly name: string;
  readonly broken: (text: string) => boolean;
  /** Texts that the rule must report, and texts that it must let pass. */
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

function quotesUnbalanced(text: string): boolean {
  return text.split('\n\n').some((paragraph) => {
    let open = false;
    for (const mark of paragraph.match(/[„“]/g) ?? []) {
      if ((mark === '„') === open) return true;
      open = mark === '„';
    }
    return open;
  });
}

export const typography: readonly Rule[] = [
  {
    name: 'no straight or foreign quotes',
    broken: matches(/["'`´‘‚”‟«»]/),
    bad: ['das "Konto"', "geht's", '„Konto”', '«Konto»'],
    good: ['das „Konto“', 'geht’s'],
  },
  {
    name: 'quotes are balanced within a paragraph',
    broken: quotesUnbalanced,
    bad: ['das „Konto', 'das Konto“', '“Konto„', '„a „b“', 'das „Konto\n\nist“ leer'],
    good: ['das „Konto“', '„a“ und „b“', '„a“\n\n„b“'],
  },
  {
    name: 'dashes are en dashes',
    broken: matches(/--|—|[ \u00a0]-[ \u00a0]|(?:^|\n)- /),
    bad: ['so -- oder so', 'so - oder so', 'so—oder so', `so${NBSP}- oder so`],
    good: ['so – oder so', 'BLZ-Suche', '„-alt-“'],
  },
  {
    name: 'an ellipsis is one character',
    broken: matches(/\.\.\./),
    bad: ['und so weiter...'],
    good: ['und so weiter …'],
  },
  {
    name: 'no exclamation mark',
    broken: matches(/!/),
    bad: ['Fertig!'],
    good: ['Fertig.'],
  },
  {
    name: 'single spaces, none at the ends of a line',
    broken: matches(/[ \u00a0\u202f]{2}|^\s|\s$|[ \u00a0\u202f]\n|\n[ \u00a0\u202f]/),
    bad: ['zwei  Räume', `zwei ${NBSP}Räume`, ' vorn', 'hinten ', 'hinten\n', 'a \n\nb', 'a\n\n b'],
    good: ['ein Raum', 'a\n\nb'],
  },
  {
    name: 'no tab, zero-width or soft-hyphen character',
    broken: matches(/[\t\r\v\f\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/),
    bad: ['a\tb', 'Konto\u00adnummer', 'a\u200bb', '\ufeffa'],
    good: [`a${NBSP}b`, `z.${NARROW}B.`],
  },
  {
    name: 'paragraphs are separated by exactly one blank line',
    broken: matches(/(?<!\n)\n(?!\n)|\n{3}/),
    bad: ['a\nb', 'a\n\n\nb'],
    good: ['a\n\nb'],
  },
  {
    name: 'abbreviations have a narrow no-break space',
    broken: matches(/\b(?:z\.[^\u202f]?B|d\.[^\u202f]?h|u\.[^\u202f]?a|i\.[^\u202f]?d|e\.[^\u202f]?V)\./),
    bad: ['z. B. hier', 'z.B. hier', `z.${NBSP}B. hier`, 'd.h. so', 'u. a. das'],
    good: [`z.${NARROW}B. hier`, `d.${NARROW}h. so`, `u.${NARROW}a. das`],
  },
  {
    name: 'number and unit have a no-break space',
    broken: matches(/(?<![\d.])(?!(?:19|20)\d\d )[\d.]*\d[ \u202f](?=[A-ZÄÖÜ%€])|\d(?=[%€])/),
    bad: ['22 Zeichen', 'mehr als 1.000 Banken', '12 %', '12%', '5 Euro'],
    good: [`22${NBSP}Zeichen`, `12${NBSP}%`, 'seit 2016 Pflicht', 'DE89 3704 0044 0532 0130 00'],
  },
  {
    name: 'label and number have a no-break space',
    broken: matches(
      /§ ?\d|\b(?:Artikel|Absatz|Ausgabe|BLZ|Feld|ISO|Kennzeichen|Kontonummer|MOD|Merkmal|Nr\.|Rest|Satz|Seite|Stellen?|Wert) ?(?=\d)|[A-Z] ?=|= ?\d/,
    ),
    bad: ['§ 675r', '§675r', 'Artikel 9', 'Stelle 7', 'Nr. 260/2012', 'ISO 9362', 'BLZ 370 400 44', 'A = 10'],
    good: [`§${NBSP}675r`, `Artikel${NBSP}9`, `Nr.${NBSP}260/2012`, `A${NBSP}=${NBSP}10`],
  },
  {
    name: 'day and month have a no-break space',
    broken: matches(new RegExp(`\\d\\.[^\\u00a0]?(?:${MONTHS})`)),
    bad: ['9. Oktober 2025', '9.Oktober 2025', `9.${NARROW}Oktober 2025`],
    good: [`9.${NBSP}Oktober 2025`, 'im Oktober 2025'],
  },
  {
    name: 'numeric ranges have an en dash without spaces',
    broken: matches(/(?<!MOD\u00a0)(?<![\d-])\d+-\d+(?![\d-])|\d – \d/),
    bad: ['02-98', '02 – 98'],
    good: ['02–98', `MOD${NBSP}97-10`, '2025-10-09'],
  },
  {
    name: 'compounds with an abbreviation are hyphenated',
    broken: matches(
      /\b(?:API|BIC|BLZ|CORS|CSP|IBAN|PAN|SEPA|SWIFT)[ \u00a0](?:Code|Datei|Diskriminierung|Freigabe|Gebiet|Konto|Land|Länder|Lastschrift|Nummer|Prüfung|Prüfziffer|Raum|Rechner|Regel|Register|Schlüssel|Suche|Überweisung|Verordnung|Verzeichnis|Widget)/,
    ),
    bad: ['der IBAN Rechner', 'das BLZ Verzeichnis', 'SEPA Überweisung', 'IBAN Nummer'],
    good: ['der IBAN-Rechner', 'das BLZ-Verzeichnis', 'die IBAN Ihres Kontos', 'SEPA Credit Transfer'],
  },
  {
    name: 'der BIC, die IBAN, plural IBANs',
    broken: matches(
      /\b(?:die|eine|keine|meine|Ihre|seine|welche|diese|jede) BIC\b(?!-)|\b(?:das|dem|den|ein|einen|einem|kein|keinen|mein|Ihr|sein|dieses|jedes) IBAN\b(?!-)|\b(?:IBAN|BIC)[’']s/i,
    ),
    bad: ['die BIC der Bank', 'Eine BIC', 'das IBAN', 'ein IBAN', 'alle IBAN’s'],
    good: ['der BIC', 'die BICs', 'die BIC-Suche', 'die IBAN', 'das IBAN-Register', 'alle IBANs'],
  },
  {
    name: 'no Markdown and no HTML',
    broken: matches(/[*_#<>|\\]|\]\(|&\w+;|https?:/),
    bad: ['**fett**', '# Titel', '<b>fett</b>', '[a](b)', 'a &amp; b', 'https://example.org'],
    good: ['fett', 'data-iban-rechner', '/api/status'],
  },
  {
    name: 'plain, calm wording',
    broken: matches(/\b(?:leider|bitte|ups|sorry|einfach nur|User|Input|du|dein)\b/i),
    bad: ['Leider nicht', 'Bitte warten', 'Ups', 'der User', 'für dich und dein Konto'],
    good: ['Das geht nicht', 'Warten Sie', 'durch', 'deine'],
  },
];

/** The names of the rules that a text breaks. */
export const brokenRules = (text: string): string[] =>
  typography.filter((rule) => rule.broken(text)).map((rule) => rule.name);
