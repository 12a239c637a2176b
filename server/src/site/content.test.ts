import { describe, expect, it } from 'vitest';
import { faq } from './faq.ts';
import { glossary } from './glossary.ts';

// Spelled as escapes here, because the eye cannot tell them from a plain space.
const NBSP = '\u00a0';
const NARROW = '\u202f';

interface Rule {
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

const typography: readonly Rule[] = [
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

const broken = (text: string): string[] =>
  typography.filter((rule) => rule.broken(text)).map((rule) => rule.name);

/** Sentences end before a plain space or line feed. Dates hold together by no-break spaces; „z. B.“ ends no sentence. */
const sentences = (text: string): string[] => text.split(/(?<=[.?!…]“?)(?<!\u202f\p{L}\.)[ \n]+/u);
const words = (sentence: string): number => sentence.match(/[^\s–]+/g)?.length ?? 0;
const averageSentenceLength = (text: string): number => words(text) / sentences(text).length;

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const collator = new Intl.Collator('de');

const texts: readonly (readonly [label: string, text: string])[] = [
  ...faq.flatMap((entry): [string, string][] => [
    [`faq ${entry.id} question`, entry.question],
    [`faq ${entry.id} answer`, entry.answer],
  ]),
  ...glossary.flatMap((entry): [string, string][] => [
    [`glossary ${entry.id} term`, entry.term],
    [`glossary ${entry.id} abbreviation`, entry.abbreviation ?? ''],
    [`glossary ${entry.id} definition`, entry.definition],
  ]),
];

describe('typography rules', () => {
  for (const rule of typography) {
    it(`catch and let pass: ${rule.name}`, () => {
      expect(rule.bad.filter((text) => !rule.broken(text))).toEqual([]);
      expect(rule.good.filter((text) => rule.broken(text))).toEqual([]);
    });
  }

  it('hold in every text', () => {
    expect(texts.flatMap(([label, text]) => broken(text).map((rule) => `${label}: ${rule}`))).toEqual([]);
  });
});

describe('measuring sentences', () => {
  it('splits at full stops and question marks, not in abbreviations, dates or file names', () => {
    expect(sentences('Ja. Nein? „So.“ Gut.')).toEqual(['Ja.', 'Nein?', '„So.“', 'Gut.']);
    expect(sentences('Eins.\n\nZwei.')).toEqual(['Eins.', 'Zwei.']);
    expect(sentences(`Am 9.${NBSP}Mai lädt z.${NARROW}B. embed.js die Nr.${NBSP}7.`)).toHaveLength(1);
  });

  it('counts words', () => {
    expect(averageSentenceLength('Eins zwei drei. Vier – fünf.')).toBe(2.5);
    expect(averageSentenceLength('wort '.repeat(21).trim())).toBe(21);
  });
});

describe('FAQ', () => {
  it('has 15 to 25 entries with unique ASCII kebab-case ids', () => {
    const ids = faq.map((entry) => entry.id);
    expect(ids.length).toBeGreaterThanOrEqual(15);
    expect(ids.length).toBeLessThanOrEqual(25);
    expect(ids.filter((id) => !ID.test(id))).toEqual([]);
    expect(duplicates(ids)).toEqual([]);
    expect(duplicates(faq.map((entry) => entry.question))).toEqual([]);
  });

  it('asks questions and answers them in whole sentences, in one to three paragraphs', () => {
    expect(faq.filter((entry) => !entry.question.endsWith('?')).map((entry) => entry.id)).toEqual([]);
    const paragraphs = faq.flatMap((entry) => entry.answer.split('\n\n'));
    expect(paragraphs.filter((paragraph) => !/[.?]“?$/.test(paragraph))).toEqual([]);
    expect(faq.filter((entry) => entry.answer.split('\n\n').length > 3).map((entry) => entry.id)).toEqual([]);
  });

  it('has at most 20 words in the average sentence of each answer', () => {
    const long = faq.map((entry) => [entry.id, averageSentenceLength(entry.answer)] as const);
    expect(long.filter(([, length]) => length > 20)).toEqual([]);
  });
});

describe('glossary', () => {
  const ids = glossary.map((entry) => entry.id);

  it('has 40 to 70 entries with unique ASCII kebab-case ids', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(ids.length).toBeLessThanOrEqual(70);
    expect(ids.filter((id) => !ID.test(id))).toEqual([]);
    expect(duplicates(ids)).toEqual([]);
    expect(duplicates(glossary.map((entry) => entry.term))).toEqual([]);
  });

  it('is stored in the order of the German collation of the terms', () => {
    const terms = glossary.map((entry) => entry.term);
    expect(terms).toEqual([...terms].sort(collator.compare));
    expect(['Zahl', 'Überweisung', 'Änderung'].sort(collator.compare)).toEqual([
      'Änderung',
      'Überweisung',
      'Zahl',
    ]);
  });

  it('refers to other entries only, each once', () => {
    const known = new Set(ids);
    const wrong = glossary.flatMap((entry) => [
      ...entry.seeAlso.filter((id) => !known.has(id)).map((id) => `${entry.id}: no entry ${id}`),
      ...entry.seeAlso.filter((id) => id === entry.id).map((id) => `${entry.id}: refers to itself as ${id}`),
      ...duplicates(entry.seeAlso).map((id) => `${entry.id}: ${id} twice`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('defines each term in one to three sentences', () => {
    const counts = glossary.map((entry) => [entry.id, sentences(entry.definition).length] as const);
    expect(counts.filter(([, count]) => count > 3)).toEqual([]);
    expect(glossary.filter((entry) => !entry.definition.endsWith('.')).map((entry) => entry.id)).toEqual([]);
  });

  it('has an entry for every bank field of the API', () => {
    const definitions = glossary.map((entry) => entry.definition).join('\n');
    const fields = ['blz', 'name', 'city', 'bic', 'source', 'validFrom', 'validUntil', 'stale'];
    expect(fields.filter((field) => !definitions.includes(`„${field}“`))).toEqual([]);
  });
});

describe('numbers in the texts', () => {
  it('every German IBAN has the right check digits', () => {
    const all = texts.flatMap(([, text]) => text.match(/\bDE\d\d(?: \d{4}){4} \d\d\b/g) ?? []);
    expect(all).toContain('DE89 3704 0044 0532 0130 00');
    const remainder = (iban: string) => {
      const digits = iban.replaceAll(' ', '');
      return BigInt(`${digits.slice(4)}1314${digits.slice(2, 4)}`) % 97n;
    };
    expect(remainder('DE88 3704 0044 0532 0130 00')).not.toBe(1n);
    expect(all.filter((iban) => remainder(iban) !== 1n)).toEqual([]);
  });

  it('the worked example has the remainder that it names', () => {
    const example = faq.find((entry) => entry.id === 'iban-aus-blz-und-kontonummer')?.answer ?? '';
    const [, dividend = '0'] = example.match(/die Zahl (\d{24})\./) ?? [];
    const [, remainder] = example.match(/der Rest\u00a0(\d+)/) ?? [];
    expect(String(BigInt(dividend) % 97n)).toBe(remainder);
    expect(example).toContain(`lauten die Prüfziffern ${98 - Number(remainder)}.`);
  });
});
