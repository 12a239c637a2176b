import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../server/src/config.ts';
import { documents, snippetsIn } from './markdown.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const document = (path: string) => {
  const found = documents.find((each) => each.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};
/** Commands stand in snippets and between backticks. */
const commands = documents.flatMap(({ path, codes, snippets }) =>
  [...codes, ...snippets.filter(({ lang }) => lang === 'sh').flatMap(({ text }) => text.split('\n'))].map(
    (text) => ({ path, text }),
  ),
);

describe('what the documents say', () => {
  it('is read: all of them, with their parts', () => {
    expect(documents.map(({ path }) => path)).toContain('calculator/README.md');
    expect(commands.length).toBeGreaterThan(200);
    expect(documents.flatMap(({ links }) => links).length).toBeGreaterThan(20);
  });

  it('about npm is so: every script exists, and each is described to contributors', () => {
    const named = commands.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({ path, name })),
    );
    const own = new Set([...Object.keys(scripts), 'ci', 'install']);
    expect(named.filter(({ name }) => !own.has(name))).toEqual([]);
    const described = named.filter(({ path }) => path === 'CONTRIBUTING.md').map(({ name }) => name);
    expect(Object.keys(scripts).filter((name) => !described.includes(name))).toEqual([]);
  });

  it('about programs and files is so: each that is named exists', () => {
    const paths = commands.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w./-])(?:calculator|server|scripts|docs|deploy|test|bench)\/[\w./*-]*[\w*]/g)]
        .map(([name]) => name)
        .filter((name) => !existsSync(name) && !name.includes('*'))
        .map((name) => `${path}: ${name}`),
    );
    // What an operator or the build makes.
    expect(paths.filter((name) => !/deploy\/\.env$|\/dist\//.test(name))).toEqual([]);
  });

  it('about the house is so: what the architecture’s tree shows stands there', () => {
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

  it.each(documents)('stands in lines of 100 columns at most, in $path', ({ prose }) => {
    expect(prose.filter((line) => line.length > 100)).toEqual([]);
  });

  it.each(documents)('links to what is there, in $path', ({ path, links }) => {
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return !URL.canParse(link);
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(path, '..', file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !document(target).anchors.has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('as code is in a language that a test runs, loads or reads', () => {
    const languages = documents.flatMap(({ path, snippets }) =>
      snippets.map(({ lang = '' }) => ({ path, lang })),
    );
    const known = ['html', 'js', 'sh', 'tree', 'text'];
    expect(languages.filter(({ lang }) => !known.includes(lang))).toEqual([]);
  });

  it.each(snippetsIn('sh'))('in shell is shell: $where', ({ text }) => {
    // Words in capitals stand for what the reader fills in; nothing is executed.
    expect(() => execFileSync('sh', ['-n'], { input: text, stdio: 'pipe' })).not.toThrow();
  });
});

describe('the reason codes', () => {
  it('in the operator’s table are those of the code', () => {
    const inCode = ['server/src/bundesbank/refused-error.ts', 'server/src/sync/unreachable-error.ts'].flatMap(
      (file) => {
        const [union = ''] = /^export type \w+Code =[^;]*;/m.exec(readFileSync(file, 'utf8')) ?? [];
        return [...union.matchAll(/'([\w-]+)'/g)].map(([, code]) => code);
      },
    );
    const table = document('docs/operation.md').tables.find(({ header }) => header[0]?.text === 'code');
    const told = table?.rows.map(([code]) => code?.text.replaceAll('`', ''));
    expect(inCode.length).toBeGreaterThan(10);
    expect(told?.toSorted()).toEqual(inCode.toSorted());
  });
});

describe('the settings', () => {
  const names = Object.keys(SETTINGS);
  const rows = document('docs/operation.md').tables[0]?.rows ?? [];

  it('in the operator’s table are those of the code', () => {
    const told = rows.flatMap(([name]) => [...(name?.text ?? '').matchAll(/[A-Z_]+/g)].map(String));
    expect(told).toEqual(names);
  });

  it('have the defaults that the table tells', () => {
    const told = rows.flatMap(([name, value]) => {
      const fixed = /^`(.+)`$/.exec(value?.text ?? '')?.[1];
      return fixed ? [[/[A-Z_]+/.exec(name?.text ?? '')?.[0], fixed]] : [];
    });
    const fixed = Object.entries(SETTINGS).flatMap(([name, setting]) => {
      const fallback = 'fallback' in setting ? [setting.fallback(), setting.fallback()] : [];
      // Neither the random minute nor the Bundesbank's long address stands in a table.
      return fallback[0] && fallback[0].length < 50 && name !== 'SYNC_SCHEDULE' ? [[name, fallback[0]]] : [];
    });
    expect(told).toEqual(fixed);
  });

  it('that other documents and the files of deploy/ name are in the code', () => {
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

/** What others define: the image of PostgreSQL, Node, undici, systemd. */
const FOREIGN = new Set([
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'NODE_ENV',
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'NO_PROXY',
  'AF_INET',
  'AF_UNIX',
]);

/** Whether the tests or the scripts read such a variable. */
function inCode(name: string): boolean {
  const args = ['grep', '--quiet', '--word-regexp', name, '--', '*.ts', '*.js'];
  try {
    execFileSync('git', args);
    return true;
  } catch {
    return false;
  }
}
