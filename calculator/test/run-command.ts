import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { clockAt, IN_QUARTER } from './days.ts';
import { PackedPackage } from './packed-package.ts';

/** The command of the packed package, as npm has installed it in a project. */
export function usePackedCommand() {
  const packed = new PackedPackage();
  afterAll(() => packed.remove());
  return commandIn(packed.project, join(packed.project, 'node_modules/.bin/iban-rechner'));
}

/** The command as the build has made it, in a folder without files. command.process.test.ts tests the packed one. */
export function useBuiltCommand() {
  const project = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  afterAll(() => rmSync(project, { recursive: true }));
  const built = fileURLToPath(new URL('../dist/command.js', import.meta.url));
  const command = join(project, 'command');
  writeFileSync(command, `#!/bin/sh\nexec node '${built}' "$@"\n`, { mode: 0o755 });
  return commandIn(project, command);
}

/** What tests do with a command in a folder. */
function commandIn(project: string, command: string) {
  /** Runs the command in the project, with these words. */
  function run(words: string[], options: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {}) {
    const { status, stdout, stderr } = spawnSync(command, words, {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', NODE_OPTIONS: `--import=${clockAt(IN_QUARTER)}` },
      ...options,
    });
    return { status, stdout, stderr };
  }

  /** Writes a file of the project. */
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(project, name), content);

  return { project, command, run, write };
}

/** A list with an account that a rule changes and one that is right. */
export const LIST = 'Name;BLZ;Konto\r\nMüller;10070024;56002\r\n=A1;37040044;532013000\r\n';
/** What the command says of it. */
export const SUMMARY =
  'Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“.\n2 Zeilen: 1 richtig, 1 richtig (angepasst).\n';
