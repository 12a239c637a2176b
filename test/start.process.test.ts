import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { answers, npmStart } from './npm-start.ts';

it('npm start serves, and the second time builds nothing', async () => {
  const serveOnce = async (...started: Parameters<typeof npmStart>) => {
    const { pid, exited, url } = await npmStart(...started);
    expect(await answers(url)).toBe(true);
    process.kill(pid, 'SIGTERM');
    await exited;
  };
  const times = () =>
    ['server/dist', 'calculator/dist'].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => !file.startsWith('bench-'))
        .map((file) => [file, statSync(join(folder, file)).mtimeMs]),
    );
  await serveOnce('.');
  const before = times();
  // The script behind it works in any folder.
  await serveOnce('/', [process.execPath, resolve('scripts/command.js'), 'main']);
  expect(times()).toEqual(before);
});
