import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../server/test/folder.ts';

/** The paths of all files that git knows or would add, or of those that patterns of git name. */
export const repositoryFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path && existsSync(path));

/**
 * Copies these files into a new repository without a commit, whose author is a test. The copy has a link to the
 * installed packages.
 *
 * @param others files and folders to copy, too, if they exist
 * @returns the folder of the copy, and git in it
 */
export function copyOfRepository(...others: readonly string[]) {
  const folder = temporaryFolder();
  for (const path of [...repositoryFiles(), ...others.filter(existsSync)])
    cpSync(path, join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'server/node_modules'])
    if (existsSync(path)) symlinkSync(resolve(path), join(folder, path));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  // .gitignore names folders, and these are links.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  return { folder, git };
}
