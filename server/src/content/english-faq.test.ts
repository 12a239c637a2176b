import { describe, expect, it } from 'vitest';
import { brokenEnglishRules, englishTypography } from '../../test/english-typography.ts';
import { REGISTRY, REGISTRY_MONTH, RULES_DAY } from './dates.ts';
import { ENGLISH_FAQ_GROUPS, englishFaq } from './english-faq.ts';
import { english, german } from './notation.ts';

const answerOf = (id: string) => englishFaq.find((entry) => entry.id === id)?.answer ?? '';
const sentences = (text: string) => text.split(/(?<=[.?!]”?)(?<!\be\.g\.)[ \n]+/);
const wordsOf = (text: string) => text.match(/[^\s–]+/g)?.length ?? 0;

describe('the English FAQ', () => {
  it('has 12 to 20 questions with unique ASCII kebab-case ids', () => {
    const ids = [...ENGLISH_FAQ_GROUPS, ...englishFaq].map(({ id }) => id);
    expect(englishFaq.length).toBeGreaterThanOrEqual(12);
    expect(englishFaq.length).toBeLessThanOrEqual(20);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks questions and answers them in one to three paragraphs of full, short sentences', () => {
    for (const { id, question, answer } of englishFaq) {
      expect([id, question.endsWith('?')]).toEqual([id, true]);
      const paragraphs = answer.split('\n\n');
      expect([id, paragraphs.length <= 3]).toEqual([id, true]);
      expect([id, ...paragraphs.filter((text) => !text.endsWith('.'))]).toEqual([id]);
      expect(wordsOf(answer) / sentences(answer).length, id).toBeLessThanOrEqual(20);
    }
  });

  it('names the dates of the tables', () => {
    expect(answerOf('wrong-iban')).toContain(`as of ${english.month(new Date(RULES_DAY))}`);
    expect(answerOf('which-countries')).toContain(
      `${REGISTRY.countries}\u00a0countries as of ${english.month(new Date(REGISTRY_MONTH))}`,
    );
  });

  it('is right about what check digits find: each wrong digit, and each swap of neighbours', () => {
    const isRight = (iban: string) => {
      const moved = iban.slice(4) + iban.slice(0, 4);
      return BigInt(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
    };
    const iban = 'DE89370400440532013000';
    expect(isRight(iban)).toBe(true);
    for (let place = 2; place < iban.length; place++) {
      const [before, digit, next = ''] = [iban.slice(0, place), iban[place], iban[place + 1]];
      for (const other of '0123456789')
        expect(isRight(before + other + iban.slice(place + 1))).toBe(other === digit);
      if (next) expect(isRight(`${before}${next}${digit}${iban.slice(place + 2)}`)).toBe(next === digit);
    }
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
