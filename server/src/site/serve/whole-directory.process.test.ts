import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';
import { shipped, snapshot } from '../../../test/bank-file.ts';
import { request } from '../../../test/request.ts';
import type {} from '../../../test/site-global-setup.ts';

const JSON_PATH = '/bankleitzahlen.json';
const CSV_PATH = '/bankleitzahlen.csv';
const { validFrom, validUntil } = shipped.edition;
const EDITION = { origin: 'snapshot', validFrom, validUntil };

const get = (path: string) => request(inject('siteUrl'), path);
const readCsv = (body: string): Record<string, string>[] =>
  parse(body, { columns: true, record_delimiter: '\r\n' });

describe('the whole directory as JSON', () => {
  it('has each bank as /api/bank gives it, with method and successor, in order, and names the edition', async () => {
    const { source, edition, banks } = JSON.parse((await get(JSON_PATH)).body);
    expect([source, edition]).toEqual(['Deutsche Bundesbank', EDITION]);
    expect(banks.map(({ blz }: { blz: string }) => blz)).toEqual(snapshot.banks.map(({ blz }) => blz));
    for (const bank of [
      banks[0],
      banks.find(({ bic }: { bic: string | null }) => bic === null),
      banks.at(-1),
    ])
      expect(bank).toEqual({
        ...JSON.parse((await get(`/api/bank/${bank.blz}`)).body),
        checkMethod: expect.stringMatching(/^\w\w$/),
        successor: snapshot.banks.find(({ blz }) => blz === bank.blz)?.successor,
      });
  });
});

describe('the whole directory as CSV', () => {
  it('has the fields of the API, with the edition in each row', async () => {
    const { body } = await get(CSV_PATH);
    const { banks } = JSON.parse((await get(JSON_PATH)).body);
    const expected = banks.map(({ checkMethod, successor, ...bank }: Record<string, string | null>) => ({
      ...bank,
      bic: bank['bic'] ?? '',
      ...EDITION,
    }));
    expect(readCsv(body)).toEqual(expected);
    expect(body.slice(0, body.indexOf('\r\n'))).toBe('blz,name,city,bic,source,origin,validFrom,validUntil');
  });
});
