import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { isInstalled } from '../../../../test/installed.ts';
import type {} from '../../../test/site-global-setup.ts';
import { exampleCalls } from './example-calls.ts';

const run = promisify(execFile);

/** How each language takes a program from the command line. */
const INTERPRETERS: Readonly<Record<string, (code: string) => [command: string, ...args: string[]]>> = {
  curl: (code) => ['sh', '-c', code],
  'JavaScript (Node.js)': (code) => [process.execPath, '--input-type=module', '-e', code],
  PHP: (code) => ['php', '-r', code.replace('<?php', '')],
  Python: (code) => ['python3', '-c', code],
};

for (const [language] of exampleCalls('')) {
  const installed = isInstalled(
    { PHP: 'php', Python: 'python3', curl: 'curl' }[language] ?? 'node',
    '--version',
  );
  // Skipped if the language is not installed.
  it.skipIf(!installed)(`the example in ${language} runs, and shows API errors`, async () => {
    const [, code = ''] = exampleCalls(inject('siteUrl')).find(([name]) => name === language) ?? [];
    const call = (text: string) => run(...split(INTERPRETERS[language]?.(text)));
    expect((await call(code)).stdout).toContain('COBADEFFXXX');
    const failing = await call(code.replace('37040044', '123')).catch((error) => error);
    expect(failing.stdout + failing.stderr).toContain('BLZ muss 8-stellig sein.');
  });
}

function split([command = '', ...args]: string[] = []): [command: string, args: string[]] {
  return [command, args];
}
