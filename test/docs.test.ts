import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../server/src/config.ts';
import { documents, snippetsIn } from './markdown.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const document = (path: string) => {
  const match = documents.find((each) => each.path === path);
  if (!match) throw new Error(`There is no ${path}.`);
  return match;
};
/** All text in snippets of shell and between backticks: commands, paths and names. */
const commands = documents.flatMap(({ path, codes, snippets }) =>
  [...codes, ...snippets.filter(({ lang }) => lang === 'sh').flatMap(({ text }) => text.split('\n'))].map(
    (text) => ({ path, text }),
  ),
);

describe('the documents', () => {
  it('name npm scripts that exist', () => {
    const named = commands.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({ path, name })),
    );
    const own = new Set([...Object.keys(scripts), 'ci', 'install', 'pack', 'exec', 'view']);
    expect(named.filter(({ name }) => !own.has(name))).toEqual([]);
  });

  // Until the package is published, anybody may claim its name. CONTRIBUTING.md says when this test can go.
  it('never run or install the package by its name from a registry', () => {
    const byName = /\b(?:npx|npm (?:i|install|add)|yarn add|pnpm add|bunx?) (?:-\S+ )*iban-rechner\b/;
    // One explains the danger, the other is about the past.
    const others = new Set(['CONTRIBUTING.md', 'CHANGELOG.md']);
    expect(commands.filter(({ path, text }) => !others.has(path) && byName.test(text))).toEqual([]);
    expect(byName.test(readFileSync('server/src/site/embedding/snippets.ts', 'utf8'))).toBe(false);
  });

  it('name files that exist', () => {
    const paths = commands.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?<![\w./-])(?:calculator|server|scripts|docs|deploy|test|bench|conformance|wordpress)\/[\w./*-]*[\w*]/g,
        ),
      ]
        .map(([name]) => name)
        .filter((name) => !existsSync(name) && !name.includes('*'))
        .map((name) => `${path}: ${name}`),
    );
    // The operator writes deploy/.env, and the build the files below dist/.
    expect(paths.filter((name) => !/deploy\/\.env$|\/dist(?:\/|$)/.test(name))).toEqual([]);
  });

  it.each(documents)('have links that lead somewhere, in $path', ({ path, links }) => {
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return !URL.canParse(link);
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(path, '..', file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !document(target).anchors.has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(snippetsIn('sh'))('have shell that a shell can parse: $where', ({ text }) => {
    // The shell only parses it (-n): words in capitals are placeholders for values of the reader.
    expect(() => execFileSync('sh', ['-n'], { input: text, stdio: 'pipe' })).not.toThrow();
  });
});

describe('the settings', () => {
  const names = Object.keys(SETTINGS);
  const rows = document('docs/operation.md').tables[0]?.rows ?? [];

  it('in docs/operation.md are those of the code', () => {
    const documented = rows.flatMap(([name]) => [...(name?.text ?? '').matchAll(/[A-Z_]+/g)].map(String));
    expect(documented).toEqual(names);
  });

  it('have the defaults that the table names', () => {
    const documented = rows.flatMap(([name, value]) => {
      const fixed = /^`(.+)`$/.exec(value?.text ?? '')?.[1];
      return fixed ? [[/[A-Z_]+/.exec(name?.text ?? '')?.[0], fixed]] : [];
    });
    const fixed = Object.entries(SETTINGS).flatMap(([name, setting]) => {
      const fallback = 'fallback' in setting ? [setting.fallback(), setting.fallback()] : [];
      // The table describes the random schedule and the long address of the Bundesbank's page in words.
      return fallback[0] && fallback[0].length < 50 && name !== 'SYNC_SCHEDULE' ? [[name, fallback[0]]] : [];
    });
    expect(documented).toEqual(fixed);
  });
});
