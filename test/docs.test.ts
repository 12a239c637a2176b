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
  it('are all read, with their commands and links', () => {
    expect(documents.map(({ path }) => path)).toContain('calculator/README.md');
    expect(commands.length).toBeGreaterThan(100);
    expect(documents.flatMap(({ links }) => links).length).toBeGreaterThan(20);
  });

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

  it('name files below src that exist, in docs/architecture.md', () => {
    const named = document('docs/architecture.md').codes.filter((code) => /^[\w/-]+\/[\w-]+\.ts$/.test(code));
    const folders = ['', 'server/src', 'calculator/src'];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))).toEqual([]);
  });

  it('show a tree of folders and files that exist', () => {
    const tree = snippetsIn('tree')[0]?.text ?? '';
    const folders: string[] = [];
    const missing = [...tree.matchAll(/^( *)(\S+) {2,}\S|^( *)(\S+)$/gm)]
      .map(([, indent, name, bareIndent = '', bareName = '']) => {
        const depth = (indent ?? bareIndent).length / 2;
        folders.splice(depth, Number.POSITIVE_INFINITY, name ?? bareName);
        return join(...folders.slice(0, depth + 1));
      })
      .filter((path) => !existsSync(path));
    expect(tree.split('\n').length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
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

  it('have snippets only in languages that a test runs, loads or reads', () => {
    const languages = documents.flatMap(({ path, snippets }) =>
      snippets.map(({ lang = '' }) => ({ path, lang })),
    );
    const known = ['html', 'js', 'mjs', 'python', 'sh', 'tree', 'text'];
    expect(languages.filter(({ lang }) => !known.includes(lang))).toEqual([]);
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

  it('that the other documents and the files of deploy/ name exist in the code', () => {
    const inDocuments = commands.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w$-])[A-Z]+_[A-Z_]+(?![\w…])/g)].map(String),
    );
    const files = ['Dockerfile', 'deploy/compose.yaml', 'deploy/iban-rechner.service'];
    const inFiles = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(String),
    );
    const settings = [...new Set([...inDocuments, ...inFiles])].filter((name) => !names.includes(name));
    const unknown = settings.filter((name) => !FOREIGN.has(name) && !inCode(name));
    expect(unknown).toEqual([]);
  });
});

/** Names that are defined elsewhere: by PostgreSQL's image, Linux, Node, undici and systemd. */
const FOREIGN = new Set([
  ...['POSTGRES_PASSWORD_FILE', 'POSTGRES_USER', 'POSTGRES_DB', 'DAC_OVERRIDE', 'AF_INET', 'AF_UNIX'],
  ...['NODE_ENV', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'],
]);

/** Whether a source or a workflow contains the name: a variable that only tests, scripts or workflows read. */
function inCode(name: string): boolean {
  const args = ['grep', '--quiet', '--word-regexp', name, '--', '*.ts', '*.js', '.github'];
  try {
    execFileSync('git', args);
    return true;
  } catch {
    return false;
  }
}
