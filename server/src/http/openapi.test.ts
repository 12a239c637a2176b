import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../test/request.ts';
import { startServer } from '../../test/server.ts';

let url: string;
let document: ReturnType<typeof JSON.parse>;
const cleanups: (() => void)[] = [];
afterAll(() => {
  for (const clean of cleanups.reverse()) clean();
});
beforeAll(async () => {
  ({ url } = await startServer({ PUBLIC_URL: 'https://iban.example.org/' }, (clean) => cleanups.push(clean)));
  document = JSON.parse((await request(url, '/openapi.json')).body);
});

describe('/openapi.json', () => {
  it('is an OpenAPI 3.1 document of the four endpoints', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(Object.keys(document.paths)).toEqual([
      '/api/bank/{blz}',
      '/api/faq',
      '/api/glossary',
      '/api/status',
    ]);
    expect(Object.keys(document.paths['/api/bank/{blz}'].get.responses)).toEqual(['200', '400', '404']);
    expect(document.servers).toEqual([{ url: 'https://iban.example.org' }]);
  });

  it.each([
    ['/api/bank/{blz}', '/api/bank/37040044', '200'],
    ['/api/bank/{blz}', '/api/bank/60050009', '200'],
    ['/api/bank/{blz}', '/api/bank/1', '400'],
    ['/api/bank/{blz}', '/api/bank/99999999', '404'],
    ['/api/faq', '/api/faq', '200'],
    ['/api/glossary', '/api/glossary', '200'],
    ['/api/status', '/api/status', '200'],
  ])('%s describes the answer to %s', async (path, example, status) => {
    const answer = await request(url, example);
    expect(String(answer.status)).toBe(status);
    const { schema } = document.paths[path].get.responses[status].content['application/json'];
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    formats.default(ajv);
    const fits = ajv.compile(schema);
    const body = JSON.parse(answer.body);
    expect(fits(body) || fits.errors).toBe(true);
    // A schema that takes anything would say nothing.
    expect(fits({ ...body, more: 1 })).toBe(false);
  });
});
