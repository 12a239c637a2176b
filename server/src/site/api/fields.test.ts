import { beforeAll, describe, expect, it } from 'vitest';
import { useSnapshotApp } from '../../../test/app.ts';
import openapi from '../../content/openapi.json' with { type: 'json' };
import { ERRORS } from '../../content/sentences.ts';
import { fieldsOf } from './endpoints.tsx';

let html: string;
const ask = useSnapshotApp();
beforeAll(async () => {
  html = (await ask('/schnittstelle')).body;
});

/** The rows under a caption, each as its cells' texts. */
function rows(caption: string): string[][] {
  const [, table = ''] = new RegExp(`<caption>${caption}</caption>(.*?)</table>`, 's').exec(html) ?? [];
  const plain = (cell: string) => cell.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/gs)])
    .map((cells) => cells.map(([, cell = '']) => plain(cell)))
    .slice(1);
}

function example(name: string) {
  const [, text = ''] =
    new RegExp(`<pre id="beispiel-${name}"[^>]*><code>(.*?)</code>`, 's').exec(html) ?? [];
  return JSON.parse(
    text
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replace(/^ {2}…,?$/gm, '')
      .replace(/,\s*\]$/, ']'),
  );
}

/** Names and values of all fields, as the table writes them. */
function filled(value: object, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const within = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return [[prefix + key, inner], ...(within ? filled(inner, `${prefix}${key}.`) : [])];
  });
}

describe('the fields of an answer', () => {
  it.each(['einer Bank', 'einer Frage', 'eines Begriffs', 'des Status'])(
    'in the table „Felder %s“ have a type and a meaning each',
    (whose) => {
      const all = rows(`Felder ${whose}`);
      expect(all.length).toBeGreaterThan(2);
      expect(all.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([]);
    },
  );

  it('have the types of the schemas', () => {
    expect(rows('Felder einer Bank').map(([name, type]) => [name, type])).toEqual([
      ['blz', 'string'],
      ['name', 'string'],
      ['city', 'string'],
      ['bic', 'string oder null'],
      ['source', '"bundesbank"'],
    ]);
    const types = new Map(fieldsOf(openapi.components.schemas.Status).map(({ name, type }) => [name, type]));
    expect([...types].filter(([name]) => !name.includes('.'))).toEqual([
      ['banks', 'integer'],
      ['data', 'object'],
      ['upcoming', 'object oder null'],
      ['lastSync', 'object oder null'],
      ['lastAttempt', 'object oder null'],
      ['database', '"ok" oder "read-only" oder "unreadable"'],
    ]);
    expect(types.get('data.validFrom')).toBe('string (JJJJ-MM-TT) oder null');
    expect(types.get('lastSync.at')).toBe('string (ISO\u00a08601)');
    expect(rows('Felder eines Begriffs').map(([, type]) => type)).toContain('array aus string');
  });

  it('all have a value in the examples', () => {
    const answers = [
      ['des Status', example('status')],
      ['einer Bank', example('bank')],
      ['einer Frage', example('faq')[0]],
      ['eines Begriffs', example('glossary')[0]],
    ] as const;
    for (const [whose, answer] of answers) {
      const fields = filled(answer);
      expect(fields.map(([name]) => name)).toEqual(rows(`Felder ${whose}`).map(([name]) => name));
      expect(fields.filter(([, value]) => value === null || value === '')).toEqual([]);
    }
  });
});

it('the page lists every error with its status', () => {
  const listed = rows('Fehlerantworten').map(([status, answer = '']) => [
    Number(status),
    JSON.parse(answer).error,
  ]);
  expect(listed).toEqual(Object.values(ERRORS).map(({ status, error }) => [status, error]));
});
