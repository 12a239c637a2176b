import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { exchange, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, run, startServer } from '../server.ts';
import { nextSecond, TICKING } from '../ticking.ts';
import { startWithInside } from './start-with-inside.ts';

const FAILURES = 10;

const INTERNAL = { status: 500, body: '{"error":"Interner Fehler."}' };

describe('a route that throws', () => {
  it('is answered 500 and logged in one line each time, and the server stays up', async () => {
    const { url, inside, output } = await startWithInside();
    await inside('break');
    const asked = '/api/status?marker=1';
    expect(await request(url, asked, { headers: { 'x-marker': 'MARKER' } })).toMatchObject(INTERNAL);
    await expect
      .poll(() => logLines(output.stderr))
      .toEqual([
        {
          level: 50,
          time: expect.any(Number),
          method: 'GET',
          url: asked,
          err: {
            type: 'Error',
            message: 'The route is broken.',
            stack: expect.stringContaining('inside.js'),
          },
          msg: 'A request failed',
        },
      ]);
    expect(output.stderr).not.toContain('MARKER');
    const { answers } = await exchange(url, rawRequest('/api/status', '', 'HEAD').repeat(3), {
      answers: 3,
      isHead: () => true,
    });
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    await expect.poll(() => logLines(output.stderr)).toHaveLength(4);
    // Other routes still answer.
    expect((await request(url, '/api/bank/37040044')).status).toBe(200);
    await inside('mend');
    expect((await request(url, '/api/status')).status).toBe(200);
    expect(logLines(output.stderr)).toHaveLength(4);
    // No address adds more than one line to the log.
    await inside('break');
    const strange = '/api/status?%0a{"level":60}%1b[31m"\\';
    await exchange(url, rawRequest(strange));
    await expect.poll(() => logLines(output.stderr)).toHaveLength(5);
    expect(logLines(output.stderr)[4]).toMatchObject({ level: 50, url: strange });
  });
});

describe('a database that fails', () => {
  it('is logged once, and answers go on from memory', async () => {
    const { url, database, output, exited, child } = await startServer(TICKING);
    expect((await request(url, '/healthz')).status).toBe(200);
    const file = new DatabaseSync(database.replace('sqlite:', ''));
    file.exec('DROP TABLE attempts');
    file.close();
    await expect.poll(() => logLines(output.stderr)).not.toEqual([]);
    // The database is read each second.
    await nextSecond(output);
    for (const path of ['/api/bank/37040044', '/api/status', '/', '/status', '/healthz'])
      expect((await request(url, path)).status).toBe(200);
    expect(logLines(output.stderr)).toMatchObject([
      {
        level: 50,
        msg: 'The database could not be read',
        err: { message: expect.stringContaining('attempt') },
      },
    ]);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});

describe.skipIf(process.platform !== 'linux')('a log that can’t be written', () => {
  function fullDisk(): number {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    return full;
  }

  async function expectAnsweredFailures({ url, inside }: Awaited<ReturnType<typeof startWithInside>>) {
    await inside('break');
    for (let round = 0; round < FAILURES; round += 1)
      expect(await request(url, '/api/status')).toMatchObject(INTERNAL);
    await inside('mend');
    expect((await request(url, '/api/status')).status).toBe(200);
  }

  it('because the disk is full: failures are answered as before', async () => {
    await expectAnsweredFailures(await startWithInside({}, onTestFinished, fullDisk()));
  });

  it('because its reader has gone: failures are answered as before', async () => {
    const server = await startWithInside();
    server.child.stderr?.destroy();
    server.child.stdout?.destroy();
    await expectAnsweredFailures(server);
  });

  it('when stdout can’t be written either: the server still serves', async () => {
    const port = await freePort();
    const full = fullDisk();
    const settings = { PORT: String(port), DATABASE_URL: `sqlite:${temporaryFolder()}/test.sqlite` };
    const server = run('main', settings, [], onTestFinished, { stdio: ['ignore', full, full] });
    const healthy = () =>
      request(`http://127.0.0.1:${port}`, '/healthz').then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(healthy).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});

describe('an error that nothing handles', () => {
  it.each([
    ['throw', 'Thrown in a timer.'],
    ['reject', 'Nobody waits for this.'],
  ])('is logged, and ends the process with status 1: %s', async (deed, message) => {
    const { inside, output, exited } = await startWithInside();
    inside(deed).catch(() => {});
    expect(await exited).toBe(1);
    expect(logLines(output.stderr)).toMatchObject([{ level: 60, err: { message } }]);
  });
});
