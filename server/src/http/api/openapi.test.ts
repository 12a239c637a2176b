import { Validator } from '@seriousme/openapi-schema-validator';
import stoplight, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSnapshotApp } from '../../../test/app.ts';

const OPERATOR = {
  name: 'Erika Mustermann',
  email: 'iban@mustermann.de',
};

let document: ReturnType<typeof JSON.parse>;
/** The document of a server without settings. */
let unnamed: typeof document;
const ask = useSnapshotApp({ publicUrl: 'https://iban.example.org', operator: OPERATOR });
const askUnnamed = useSnapshotApp();
beforeAll(async () => {
  document = JSON.parse((await ask('/openapi.json')).body);
  unnamed = JSON.parse((await askUnnamed('/openapi.json')).body);
});

describe('/openapi.json', () => {
  it('is an OpenAPI 3.1 document of the four endpoints, and of the files with all banks and former ones', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(Object.keys(document.paths)).toEqual([
      '/api/bank/{blz}',
      '/bankleitzahlen-frueher.json',
      '/api/faq',
      '/api/glossary',
      '/api/status',
      '/bankleitzahlen.json',
    ]);
    expect(Object.keys(document.paths['/api/bank/{blz}'].get.responses)).toEqual(['200', '400', '404']);
    expect(document.servers).toEqual([{ url: 'https://iban.example.org' }]);
  });

  it('describes everything in German and then in English', () => {
    const descriptions: string[] = [];
    const summaries: string[] = [];
    JSON.stringify(document, (key, value) => {
      if (key === 'description' && typeof value === 'string') descriptions.push(value);
      if (key === 'summary') summaries.push(value);
      return value;
    });
    expect(descriptions.length).toBeGreaterThan(50);
    expect(descriptions.filter((text) => text.split('\n\n').length !== 2)).toEqual([]);
    expect(summaries).toHaveLength(6);
    expect(summaries.filter((text) => text.split(' · ').length !== 2)).toEqual([]);
    expect(document.components.schemas.Bank.properties.city.description).toBe(
      'Ort der Bank\n\nCity of the bank',
    );
  });

  it('names the operator as contact, as far as the settings do', () => {
    expect(document.info.contact).toEqual({
      name: 'Erika Mustermann',
      email: 'iban@mustermann.de',
      url: 'https://iban.example.org/impressum',
    });
    expect(unnamed.info.contact).toEqual({ name: 'Betreiber dieser Website' });
  });

  it('has the version of the scripts that this server serves', async () => {
    const paths = ['', '-dev'].map((ending) => `/embed-${document.info.version}${ending}.js`);
    const answers = await Promise.all(paths.map((path) => ask(path)));
    const { body } = await ask('/embed.js');
    expect(answers.some((answer) => answer.status === 200 && answer.body === body)).toBe(true);
  });

  it('passes the standard rules of Spectral without a warning', async () => {
    const spectral = new stoplight.Spectral();
    spectral.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
    expect(await spectral.run(document)).toEqual([]);
    expect(await spectral.run(unnamed)).toEqual([]);
    // Rules that never find anything would prove nothing.
    const { tags: _, ...untagged } = document;
    const { contact: __, ...info } = document.info;
    const found = await spectral.run({ ...untagged, info });
    expect(new Set(found.map(({ code }) => code))).toEqual(
      new Set(['info-contact', 'operation-tag-defined']),
    );
  });

  it.each([
    ['/api/bank/{blz}', '/api/bank/37040044', '200'],
    ['/api/bank/{blz}', '/api/bank/60050009', '200'],
    ['/api/bank/{blz}', '/api/bank/1', '400'],
    ['/api/bank/{blz}', '/api/bank/99999999', '404'],
    ['/bankleitzahlen-frueher.json', '/bankleitzahlen-frueher.json', '200'],
    ['/api/faq', '/api/faq', '200'],
    ['/api/glossary', '/api/glossary', '200'],
    ['/api/status', '/api/status', '200'],
    ['/bankleitzahlen.json', '/bankleitzahlen.json', '200'],
  ])('describes, under %s, the answer to %s', async (path, example, status) => {
    const answer = await ask(example);
    expect(String(answer.status)).toBe(status);
    const { schema } = document.paths[path].get.responses[status].content['application/json'];
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    formats.default(ajv);
    ajv.addVocabulary(['components']);
    const fits = ajv.compile({ ...schema, components: document.components });
    const body = JSON.parse(answer.body);
    expect(fits(body) || fits.errors).toBe(true);
    // A schema that takes anything proves nothing.
    expect(fits({ ...body, more: 1 })).toBe(false);
  });
});
