import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenRules, NARROW, NBSP, typography } from '../../test/typography.ts';
import { REGISTRY, RULES_MONTH } from './dates.ts';
import { FAQ_GROUPS, faq } from './faq.ts';
import { glossary, headwordOf } from './glossary.ts';

/** A sentence ends before a plain space or line feed. Dates have no-break spaces, and „z. B.“ ends no sentence. */
const sentences = (text: string): string[] => text.split(/(?<=[.?!…]“?)(?<!\u202f\p{L}\.)[ \n]+/u);
const words = (sentence: string): number => sentence.match(/[^\s–]+/g)?.length ?? 0;
const averageSentenceLength = (text: string): number => words(text) / sentences(text).length;

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** A source file of the calculator. The site itself knows only the dates that scripts have taken from it. */
const table = (path: string) => readFileSync(new URL(`../../../calculator/${path}`, import.meta.url), 'utf8');
const month = (date: string) =>
  new Date(date).toLocaleDateString('de-DE', { month: 'long', year: 'numeric' }).replace(' ', NBSP);

describe('RULES_MONTH and REGISTRY', () => {
  it('are those of the tables', () => {
    const [, rules = ''] = /valid from (\d{4}-\d{2}-\d{2})/.exec(table('data/iban-rules.tsv')) ?? [];
    const [, release, published = ''] =
      /release (\d+), (\w+ \d{4})/.exec(table('data/iban-registry.tsv')) ?? [];
    expect(RULES_MONTH).toBe(month(rules));
    expect(REGISTRY).toEqual({ release: Number(release), month: month(`1 ${published}`), countries: 89 });
  });

  it('are in the texts that name them', () => {
    const answer = (id: string) => faq.find((entry) => entry.id === id)?.answer;
    expect(answer('bank-nennt-andere-iban')).toContain(`Stand ${RULES_MONTH}`);
    expect(answer('sepa-laender')).toContain(`${REGISTRY.countries}${NBSP}Länder (Stand: ${REGISTRY.month})`);
    const registry = glossary.find(({ id }) => id === 'iso-13616')?.definition;
    expect(registry).toContain(`Ausgabe${NBSP}${REGISTRY.release} vom ${REGISTRY.month}`);
  });
});

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
    it(`catch what is wrong and pass what is right: ${rule.name}`, () => {
      expect(rule.bad.filter((text) => !rule.broken(text))).toEqual([]);
      expect(rule.good.filter((text) => rule.broken(text))).toEqual([]);
    });
  }

  it('hold in every text', () => {
    expect(texts.flatMap(([label, text]) => brokenRules(text).map((rule) => `${label}: ${rule}`))).toEqual(
      [],
    );
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
  it('has 15 to 30 entries with unique ASCII kebab-case ids', () => {
    const ids = faq.map((entry) => entry.id);
    expect(ids.length).toBeGreaterThanOrEqual(15);
    expect(ids.length).toBeLessThanOrEqual(30);
    expect(ids.filter((id) => !ID.test(id))).toEqual([]);
    expect(duplicates(ids)).toEqual([]);
    expect(duplicates(faq.map((entry) => entry.question))).toEqual([]);
  });

  it('has two groups, for visitors and for site owners, with ids that no entry has', () => {
    expect(FAQ_GROUPS.map(({ entries }) => entries.map(({ id }) => id).includes('einbetten'))).toEqual([
      false,
      true,
    ]);
    expect(FAQ_GROUPS.flatMap(({ entries }) => entries)).toEqual(faq);
    expect(duplicates([...FAQ_GROUPS, ...faq].map(({ id }) => id))).toEqual([]);
  });

  it('asks questions and answers them in one to three paragraphs of full sentences', () => {
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

  it('is stored in the order of the German collation of its headwords', () => {
    const words = glossary.map(headwordOf);
    expect(words).toEqual([...words].sort(collator.compare));
    expect(words).toEqual(expect.arrayContaining(['IBAN', 'SEPA', 'BLZ', 'Empfängerüberprüfung']));
    expect(duplicates(words)).toEqual([]);
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

  it('names the fields of a bank and its validity', () => {
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

  it('the worked example names the right remainder', () => {
    const example = faq.find((entry) => entry.id === 'iban-aus-blz-und-kontonummer')?.answer ?? '';
    const [, dividend = '0'] = example.match(/die Zahl (\d{24})\./) ?? [];
    const [, remainder] = example.match(/der Rest\u00a0(\d+)/) ?? [];
    expect(String(BigInt(dividend) % 97n)).toBe(remainder);
    expect(example).toContain(`lauten die Prüfziffern ${98 - Number(remainder)}.`);
  });
});
