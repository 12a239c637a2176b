import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cleanup, temporaryFolder } from './folder.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Copies all files that the server reads at its start into a folder, where a test may change them.
 *
 * @returns the folder
 */
export function copyOfTheBuild(cleanup?: Cleanup): string {
  const folder = temporaryFolder(cleanup);
  for (const part of 'server/dist server/data server/package.json calculator/dist calculator/releases'.split(
    ' ',
  ))
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
