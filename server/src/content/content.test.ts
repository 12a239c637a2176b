import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenRules, NBSP, typography } from '../../test/typography.ts';
import { REGISTRY, RULES_MONTH } from './dates.ts';
import { FAQ_GROUPS, faq } from './faq.ts';
import { glossary, headwordOf } from './glossary.ts';

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

describe('FAQ', () => {
  it('has ASCII kebab-case ids, and asks each question once', () => {
    expect(faq.map(({ id }) => id).filter((id) => !ID.test(id))).toEqual([]);
    expect(duplicates(faq.map(({ question }) => question))).toEqual([]);
  });

  it('has two groups, for visitors and for site owners, with ids that no entry has', () => {
    expect(FAQ_GROUPS.map(({ entries }) => entries.map(({ id }) => id).includes('einbetten'))).toEqual([
      false,
      true,
    ]);
    expect(FAQ_GROUPS.flatMap(({ entries }) => entries)).toEqual(faq);
    expect(duplicates([...FAQ_GROUPS, ...faq].map(({ id }) => id))).toEqual([]);
  });
});

describe('glossary', () => {
  const ids = glossary.map((entry) => entry.id);

  it('has unique ASCII kebab-case ids', () => {
    expect(ids.filter((id) => !ID.test(id))).toEqual([]);
    expect(duplicates(ids)).toEqual([]);
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
