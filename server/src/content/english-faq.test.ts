import { describe, expect, it } from 'vitest';
import { brokenEnglishRules, englishTypography } from '../../test/english-typography.ts';
import { REGISTRY, REGISTRY_MONTH, RULES_DAY } from './dates.ts';
import { ENGLISH_FAQ_GROUPS, englishFaq } from './english-faq.ts';
import { english, german } from './notation.ts';

const answerOf = (id: string) => englishFaq.find((entry) => entry.id === id)?.answer ?? '';

describe('the English FAQ', () => {
  it('has unique ASCII kebab-case ids', () => {
    const ids = [...ENGLISH_FAQ_GROUPS, ...englishFaq].map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the dates of the tables', () => {
    expect(answerOf('wrong-iban')).toContain(`as of ${english.month(new Date(RULES_DAY))}`);
    expect(answerOf('which-countries')).toContain(
      `${REGISTRY.countries}\u00a0countries as of ${english.month(new Date(REGISTRY_MONTH))}`,
    );
  });
});

describe('English typography', () => {
  it.each(englishTypography.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(rule.bad.filter((text) => !rule.broken(text))).toEqual([]);
    expect(rule.good.filter((text) => rule.broken(text))).toEqual([]);
  });

  it('holds in every answer', () => {
    const texts = englishFaq.flatMap(({ question, answer }) => [question, ...answer.split('\n\n')]);
    expect(texts.flatMap((text) => brokenEnglishRules(text).map((rule) => `${rule}: ${text}`))).toEqual([]);
  });
});

describe('English numbers and dates', () => {
  const moment = new Date('2026-06-08T22:30:00Z');

  it('are written as in English, for the same day in Berlin as the German ones', () => {
    expect(english.number(13_877)).toBe('13,877');
    expect(english.kilobytes(4484)).toBe('4.5\u00a0kB');
    expect(english.day(moment)).toBe('9\u00a0June 2026');
    expect(german.day(moment)).toBe('9.\u00a0Juni 2026');
    expect(english.month(moment)).toBe('June\u00a02026');
    expect(english.shortDay(moment)).toBe('09 Jun 2026');
    expect(english.time(moment)).toBe('00:30 in\u00a0Berlin');
  });
});
