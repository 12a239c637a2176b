import { spawnSync } from 'node:child_process';

/** The search path for programs, which includes those for administrators. */
export const PROGRAMS = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

/**
 * Whether an external program is installed. If it is not, the tests that need it are skipped,
 * and the run's closing line counts them. With `TEST_TOOLS=required` in the environment they are not skipped, and fail.
 *
 * @param versionFlag the option with which the program prints its version and ends
 */
export function isInstalled(program: string, versionFlag: string): boolean {
  return (
    process.env['TEST_TOOLS'] === 'required' ||
    spawnSync(program, [versionFlag], { env: PROGRAMS }).status === 0
  );
}
