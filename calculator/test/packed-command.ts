import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { IN_QUARTER } from './days.ts';
import { PackedPackage } from './packed-package.ts';

/** A module that sets the clock of a process to a day on which the directory of the package is valid. */
const FIXED_DAY = `data:text/javascript,${encodeURIComponent(
  `const Clock = Date; globalThis.Date = class extends Clock { constructor(...words) { super(...(words.length ? words : ['${IN_QUARTER}'])); } };`,
)}`;

/** The command of the packed package, as npm has installed it in a project. */
export function usePackedCommand() {
  const packed = new PackedPackage();
  afterAll(() => packed.remove());
  const { project } = packed;
  const command = join(project, 'node_modules/.bin/iban-rechner');

  return {
    project,
    command,
    /** Runs the command in the project, with these words. */
    run(words: string[], options: { input?: string | Buffer } = {}) {
      const { status, stdout, stderr } = spawnSync(command, words, {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import=${FIXED_DAY}` },
        ...options,
      });
      return { status, stdout, stderr };
    },
    /** Writes a file of the project. */
    write: (name: string, content: string | Uint8Array) => writeFileSync(join(project, name), content),
  };
}

/** A list with an account that a rule changes and one that is right. */
export const LIST = 'Name;BLZ;Konto\r\nMüller;10070024;56002\r\n=A1;37040044;532013000\r\n';
/** What the command says of it. */
export const SUMMARY =
  'Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“.\n2 Zeilen: 1 richtig, 1 durch Regel geändert.\n';
