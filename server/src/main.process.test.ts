import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FULL_SIZE, records, snapshot, txt } from '../test/bank-file.ts';
import { newSqlite, temporaryFile } from '../test/folder.ts';
import { listen } from '../test/listen.ts';
import { exchange } from '../test/raw-socket.ts';
import { request, statusOf as status } from '../test/request.ts';
import { logLines, otherLines, run, startServer } from '../test/server.ts';

const BANKS = snapshot.banks.length;

const bankFile = (bytes: Buffer) => `file:${temporaryFile(bytes)}`;

describe('the server', () => {
  it('says in its log what the Impressum lacks', async () => {
    const missing = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'];
    const { output } = await startServer(Object.fromEntries(missing.map((name) => [name, ''])));
    await expect.poll(() => logLines(output.stderr)).toMatchObject([{ level: 40, missing }]);
  });

  it('shows on its pages what the settings say of the operator', async () => {
    const { url } = await startServer({
      SOURCE_URL: 'https://git.example.org/x',
      SECURITY_CONTACT: 'meldung@example.org',
    });
    const { body } = await request(url, '/impressum');
    expect(body).toContain('<p>Erika Mustermann</p><p>Heidestraße 17</p><p>10115\u00a0Berlin</p>');
    for (const text of ['mailto:post@example.org', 'href="https://git.example.org/x"'])
      expect(body).toContain(text);
    const { body: contact } = await request(url, '/.well-known/security.txt');
    expect(contact).toContain('mailto:meldung@example.org');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends on %s with status 0, and answers what is under way whatever other signals come',
    async (signal) => {
      const { child, exited, url } = await startServer();
      const [started, rest] = ['GET /healthz HTT', 'P/1.1\r\nHost: a\r\n\r\n'];
      const { answers } = await exchange(url, started, {
        answers: 1,
        sent: async (socket) => {
          await request(url, '/healthz');
          child.kill(signal);
          await expect.poll(() => request(url, '/healthz').catch(() => undefined)).toBeUndefined();
          for (const further of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(further);
          socket.write(rest);
        },
      });
      expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
      expect(await exited).toBe(0);
    },
  );
});

describe('a failed start is reported in a sentence, with status 1', () => {
  /** What a start that must fail writes to stderr. */
  async function refusal(environment: Record<string, string>) {
    const server = run('main', { PORT: '0', DATABASE_URL: newSqlite(), ...environment });
    expect(await server.exited).toBe(1);
    expect(server.output.stdout).toBe('');
    return server.output.stderr;
  }

  it.each([
    ['a wrong setting', 'PORT', 'eighty', 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
    [
      'an address of another machine',
      'HOST',
      '192.0.2.1',
      'HOST is 192.0.2.1, which is not an address of this machine.',
    ],
  ])('%s', async (_, name, value, sentence) => {
    expect(await refusal({ [name]: value })).toBe(`${sentence}\n`);
  });

  it.each([
    ['a port in use', 'PORT'],
    ['a port in use for the figures', 'METRICS_PORT'],
  ])('%s', async (_, name) => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = String(await listen(other));
    expect(await refusal({ [name]: port })).toBe(
      `Port ${port} on 127.0.0.1 is in use: set ${name} to another, or to 0 for a free one.\n`,
    );
  });
});

describe('npm run sync beside a running server', () => {
  it('shows in the status', async () => {
    const { url, database } = await startServer();
    const settings = { DATABASE_URL: database };
    const sync = async (source: string) => {
      const command = run('sync-command', settings, [source, '--now']);
      return [await command.exited, command.output] as const;
    };
    const attempted = (outcome: string) =>
      expect.poll(async () => (await status(url)).lastAttempt?.outcome, { interval: 20 }).toBe(outcome);

    const bytes = txt(records());
    const [updated, output] = await sync(bankFile(bytes));
    expect(updated).toBe(0);
    expect(output.stdout).toMatch(
      new RegExp(
        `^updated\n {2}${FULL_SIZE} records, ${BANKS} banks, \\d+ bytes\n {2}0 added, 0 removed, 0 changed\n$`,
      ),
    );
    // Not a terminal: plain lines.
    expect(output.stderr).toBe(`download\n  ${(bytes.length / 1e6).toFixed(2)} MB\nparse\ncheck\nstore\n`);
    await attempted('updated');
    expect(await status(url)).toMatchObject({
      banks: BANKS,
      data: { origin: 'sync', validFrom: null, validUntil: null, stale: false },
      lastSync: { records: FULL_SIZE, banks: BANKS, bytes: bytes.length },
    });

    const [rejected, refusal] = await sync(bankFile(Buffer.from('<!doctype html>')));
    expect(rejected).toBe(1);
    expect(refusal.stdout).toBe(
      'rejected\n  not-a-bank-file: This is not a bank file: it is a web page. Check SYNC_SOURCE.\n',
    );
    await attempted('rejected');
    const reason = 'Die Quelle liefert keine verwendbare Datei.';
    expect(await status(url)).toMatchObject({ banks: BANKS, lastAttempt: { reason } });
  });
});

describe('the schedule', () => {
  it('runs the sync by itself and writes one line about it', async () => {
    const { url, output } = await startServer({
      SYNC_SCHEDULE: '* * * * * *',
      SYNC_SOURCE: bankFile(txt(records())),
    });
    await expect.poll(async () => (await status(url)).lastAttempt?.outcome).toBe('unchanged');
    // A run begins immediately, since the snapshot has ended, and the schedule's first may be under way beside it: the
    // line of the one that stored nothing may come first.
    const updated = () => otherLines(output.stderr).filter(({ outcome }) => outcome === 'updated');
    await expect.poll(updated).toMatchObject([{ reason: null, codes: [], banks: [BANKS], msg: 'Sync' }]);
    expect(output.stdout).toBe(`IBAN-Rechner: ${url}\n`);
  });
});
