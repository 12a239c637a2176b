import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSuite } from '../conformance/run.js';

/** Names that the package, the scripts of pages and Node read in objects, and some keys of their tables. */
const NAMES =
  Array.from({ length: 100 }, (_, number) => `${number} `).join('') +
  'get set value writable enumerable length name number error result found blz account bank bankCode bban bic city iban ' +
  'country branch input random rule version method successor rules directory countries language edition next code ' +
  'state faults refusal reason notes basis confirmed checked checkDigit changes doubts from to appended place when ' +
  'weights kind check lacksSubAccount dateStyle timeZone type DE BE 503 undefined ' +
  'find withoutRule hint hints result digits modulus sum sub has flags style year weekday timeStyle calendar product ' +
  'form -1 00 06 09 A8 E4 10070024 37040044 n null';

const suites = ['ibans', 'check-digits', 'iban-rules', 'issued-ibans', 'national-check-digits'];
const inputs = suites.flatMap((suite) =>
  readSuite(suite).sections.flatMap(({ cases }) => cases.map(({ input }) => input)),
);

/** Pollutes Object.prototype before it loads package and scripts, and cleans it before it writes anything. */
const SCRIPT = `
  import { readFileSync } from 'node:fs';
  const { url, scripts, names, value, inputs } = JSON.parse(readFileSync(0, 'utf8'));
  const cases = inputs.map(({ iban, blz, account, method }) => [iban, blz, account, method]);
  for (const name of names) Object.prototype[name] = value;
  const library = await import(url);
  const page = {};
  new Function('window', 'document', 'dispatchEvent', 'HTMLScriptElement', scripts)(page, {}, () => {}, class {});
  const answers = [];
  for (const [iban, blz, account, method] of cases) {
    const { validate, buildIban, lookupBic } = page.IbanRechner;
    answers.push(...[validate(iban), buildIban(blz, account), lookupBic(blz)].map((answer) => JSON.stringify(answer)));
    for (const ask of ['validate', 'explainIban', 'splitIban', 'checkNational', 'lookupBic', 'maskIban'])
      answers.push(JSON.stringify(library[ask](iban)));
    for (const ask of ['buildIban', 'explainAccount', 'accountFor', 'checkKontonummer'])
      answers.push(JSON.stringify(library[ask](blz, account)));
    for (const ask of ['explainBank', 'ruleOf']) answers.push(JSON.stringify(library[ask](blz)));
    answers.push(JSON.stringify(library.checkByMethod(method, account, blz)));
    answers.push(JSON.stringify(library.composeIban({ country: 'DE', bankCode: blz, account })));
  }
  for (const ask of ['validateBic', 'banksByBic', 'isSepaCountry', 'formatIban', 'ibanFaults'])
    for (const text of ['COBADEFFXXX', 'Commerzbank Köln', 'DE', 'DE89370400440532013000 Köln', null]) answers.push(JSON.stringify(library[ask](text)));
  answers.push(JSON.stringify(library.randomIban({ blz: '37040044', random: () => 0.5 })));
  for (const name of names) delete Object.prototype[name];
  console.log(JSON.stringify(answers));
`;

const dist = new URL('dist/', import.meta.url);
const scripts = ['embed', 'regeln', 'banken', 'laender']
  .map((name) => readFileSync(new URL(`${name}.js`, dist), 'utf8'))
  .join('\n');

/** What package and scripts answer to the cases of the conformance suites. */
function answers(names: string, value: unknown): readonly string[] {
  const url = new URL('all.mjs', dist).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    input: JSON.stringify({ url, scripts, names: names.split(' ').filter(Boolean), value, inputs }),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('package and scripts answer with a polluted Object.prototype as with a clean one', () => {
  const clean = answers('', null);
  expect(clean.length).toBeGreaterThan(10_000);
  for (const value of ['polluted', 1, true, {}]) {
    const polluted = answers(NAMES, value);
    const different = polluted.filter((answer, place) => answer !== clean[place]);
    expect([value, polluted.length, different.slice(0, 2)]).toEqual([value, clean.length, []]);
  }
});
