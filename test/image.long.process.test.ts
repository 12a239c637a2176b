import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../server/test/folder.ts';
import { buildImage, USER_ID } from './dockerfile.ts';

const { PATH = '' } = process.env;
const owner = process.getuid?.() === 0 ? { uid: USER_ID, gid: USER_ID } : {};

/** The steps install all packages twice, over the network. */
const MAX_BUILD_MS = 900_000;

it(
  'the steps of the Dockerfile give a server that runs as an unprivileged user and is healthy',
  async () => {
    const root = temporaryFolder();
    onTestFinished(() => void spawnSync('chmod', ['-R', 'u+w', root]));
    const { folder, env, user, command, healthcheck } = buildImage(root);
    expect(user).toBe('node');
    expect(existsSync(join(folder, 'node_modules/esbuild'))).toBe(false);

    // Only the volume may be written to.
    spawnSync('chmod', ['-R', 'a-w', folder]);
    for (const path of [root, folder]) chmodSync(path, 0o555);
    chmodSync(join(folder, 'var'), 0o755);
    const [program = '', ...args] = command;
    const inside = { cwd: folder, env: { PATH, ...env, SYNC_SCHEDULE: 'off', PORT: '0' }, ...owner };
    const server = spawn(program, args, inside);
    onTestFinished(() => void server.kill('SIGKILL'));
    const exited = once(server, 'exit');
    const output: string[] = [];
    server.stdout.on('data', (data) => output.push(String(data)));
    server.stderr.on('data', (data) => output.push(String(data)));
    await expect.poll(() => output.join('')).toMatch(/http:\/\/0\.0\.0\.0:\d+\n/);

    const PORT = /:(\d+)\n/.exec(output.join(''))?.[1] ?? '';
    const healthy = () => {
      const [shell = '', ...rest] = healthcheck;
      return spawnSync(shell, rest, { ...inside, env: { ...inside.env, PORT } }).status;
    };
    expect(healthy()).toBe(0);
    const bank = await fetch(`http://127.0.0.1:${PORT}/api/bank/37040044`);
    expect(await bank.json()).toMatchObject({ name: 'Commerzbank' });
    expect((await fetch(`http://127.0.0.1:${PORT}/embed.js`)).status).toBe(200);

    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(healthy()).toBe(1);
  },
  MAX_BUILD_MS,
);
