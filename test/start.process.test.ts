import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answers, npmStart } from './npm-start.ts';

it('npm start serves, and the second time builds nothing', async () => {
  const serveOnce = async () => {
    const { pid, exited, url } = await npmStart('.');
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
  await serveOnce();
  const before = times();
  await serveOnce();
  expect(times()).toEqual(before);
});
