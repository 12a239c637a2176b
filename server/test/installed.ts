import { spawnSync } from 'node:child_process';

/** Where programs are found, those of administrators included. */
export const PROGRAMS = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

/**
 * Whether a program is installed that the project itself does not bring. Tests that need it are skipped without, which
 * the run's closing line shows; with `TEST_TOOLS=required` in the environment they fail.
 *
 * @param versionFlag with which the program says its version and ends
 */
export function isInstalled(program: string, versionFlag: string): boolean {
  return (
    process.env['TEST_TOOLS'] === 'required' ||
    spawnSync(program, [versionFlag], { env: PROGRAMS }).status === 0
  );
}
