import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FULL_SIZE, NEXT_NUMBER, nextQuarter, records, snapshot, txt } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { temporaryFile } from '../../test/folder.ts';
import { snapshotStore } from '../../test/snapshot-store.ts';
import { sha256Of } from '../bundesbank/contents.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { type Run, sync } from './run.ts';

const full = txt(records());

const today = (store: Store) => store.read(berlinDay(new Date()));

/** A run from a source, which adds its steps to a list. */
const from = (source: string, options: Partial<Run> & { steps?: string[] } = {}): Run => ({
  source,
  userAgent: 'test',
  observer: { step: (step) => options.steps?.push(step) },
  ...options,
});

const file = (bytes: Buffer | string, name?: string) => `file:${temporaryFile(bytes, name)}`;

/** A file with the snapshot's banks, except the first `count` of them. */
const without = (count: number) => txt(records(snapshot.banks.slice(count), FULL_SIZE - count));

const HALF = Math.ceil(snapshot.banks.length / 2);

describe('a sync from a file', () => {
  it('stores a full-size file and says what changed', async () => {
    const store = await snapshotStore();
    const [gone, renamed, ...rest] = snapshot.banks;
    if (!gone || !renamed) throw new Error('The snapshot is empty.');
    const fresh = { ...gone, blz: '89999999' };
    const banks = [{ ...renamed, name: 'Bank mit neuem Namen' }, ...rest, fresh];
    const bytes = txt(nextQuarter(banks));
    const steps: string[] = [];

    const result = await sync(store, from(file(bytes), { steps }));

    const lasting = snapshot.edition.lastingRecords ?? 0;
    const size = { records: lasting + 1, banks: banks.length, bytes: bytes.length, sha256: sha256Of(bytes) };
    const order = { highestRecordNumber: NEXT_NUMBER, lastingRecords: lasting };
    const days = { validFrom: null, validUntil: null };
    const edition = { origin: 'sync', at: result.at, ...days, ...size, ...order };
    expect(result).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      outcome: 'updated',
      reason: null,
      changes: [{ edition, difference: { added: [fresh], removed: [gone], changed: [banks[0]] } }],
      failures: [],
      notes: [],
    });
    expect(steps).toEqual(['download', 'parse', 'check', 'store']);
    const { state, banks: stored } = (await today(store)) ?? {};
    expect(stored).toEqual(banks);
    expect(state).toMatchObject({
      edition,
      lastAttempt: { at: result.at, outcome: 'updated', reason: null },
    });
  });

  it('reads file: addresses with a path, relative or not, and with a URL', async () => {
    const store = await snapshotStore();
    const path = file(full, 'mit Leerzeichen ü.txt').slice('file:'.length);
    expect((await sync(store, from(pathToFileURL(path).href))).outcome).toBe('updated');
    expect((await sync(store, from(`file:${path}`))).outcome).toBe('unchanged');
    expect((await sync(store, from(`file:${relative(process.cwd(), path)}`))).outcome).toBe('unchanged');
  });

  it('stores the same file only once, and notes that it came again', async () => {
    const store = await snapshotStore();
    const source = file(full);
    const first = await sync(store, from(source));
    const second = await sync(store, from(source));
    expect(second).toEqual({
      at: second.at,
      outcome: 'unchanged',
      reason: null,
      changes: [],
      failures: [],
      notes: [],
    });
    expect((await today(store))?.state).toMatchObject({
      edition: { at: first.at },
      history: { length: 2 },
      lastAttempt: { at: second.at, outcome: 'unchanged' },
    });
  });

  it('announces each step, and none after the download for the very file of a stored edition', async () => {
    const store = await snapshotStore();
    const stepsOf = async (bytes: Buffer, options: Partial<Run> = {}) => {
      const steps: string[] = [];
      await sync(store, from(file(bytes), { steps, ...options }));
      return steps;
    };
    expect(await stepsOf(Buffer.from('Wartung'))).toEqual(['download', 'parse']);
    expect(await stepsOf(without(HALF))).toEqual(['download', 'parse', 'check']);
    expect(await stepsOf(full, { dryRun: true })).toEqual(['download', 'parse', 'check']);
    expect(await stepsOf(full)).toEqual(['download', 'parse', 'check', 'store']);
    expect(await stepsOf(full)).toEqual(['download']);
  });

  it.each([
    ['a faulty line', full.subarray(0, -50), 'faulty-line', 'Die Datei der Quelle ist beschädigt.'],
    ['half of the banks', without(HALF), 'implausible', 'Die Datei der Quelle ist nicht plausibel.'],
  ])('refuses %s and keeps the directory', async (_, bytes, code, sentence) => {
    const store = await snapshotStore();
    const before = await today(store);
    const result = await sync(store, from(file(bytes)));
    const accept = code === 'implausible' ? sha256Of(bytes) : null;
    expect(result).toMatchObject({ outcome: 'rejected', failures: [{ code, sha256: accept }] });
    expect(result.reason?.german).toBe(sentence);
    const { at, outcome, reason } = result;
    expect(await today(store)).toEqual({
      ...before,
      state: { ...before?.state, lastAttempt: { at, outcome, reason: reason?.german } },
    });
  });

  it('refuses a damaged file even if an operator accepts it', async () => {
    const bytes = full.subarray(0, -50);
    expect((await sync(await snapshotStore(), from(file(bytes), { accept: sha256Of(bytes) }))).outcome).toBe(
      'rejected',
    );
  });
});

describe('a sync from an address', () => {
  it('stores what it downloads, and sends its own name', async () => {
    let userAgent: string | undefined;
    const url = await bundesbank({
      'GET /blz.txt': (request, response) => {
        userAgent = request.headers['user-agent'];
        response.end(full);
      },
    });
    const store = await snapshotStore();
    const seen: (number | null)[] = [];
    const observer = { bytes: (read: number, total: number | null) => void seen.push(read, total) };
    const run = from(`${url}/blz.txt`, { userAgent: 'IBAN-Rechner/1.0', observer });
    expect((await sync(store, run)).outcome).toBe('updated');
    expect(userAgent).toBe('IBAN-Rechner/1.0');
    expect(seen.slice(-2)).toEqual([full.length, full.length]);
  });

  it.each([206, 304])('calls status %d unreachable', async (status) => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => response.writeHead(status).end(status === 304 ? undefined : full),
    });
    expect(await sync(await snapshotStore(), from(`${url}/blz.txt`))).toMatchObject({
      outcome: 'unreachable',
      reason: {
        english: expect.stringContaining(`${url}/blz.txt answers with status ${status}.`),
        german: 'Die Quelle der Bankdaten ist nicht erreichbar.',
      },
    });
  });

  it('calls a body that is cut short unreachable', async () => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        response.writeHead(200, { 'content-length': full.length });
        response.write(full.subarray(0, 1_000_000), () => response.destroy());
      },
    });
    const { outcome, reason } = await sync(await snapshotStore(), from(`${url}/blz.txt`));
    expect(outcome).toBe('unreachable');
    expect(reason?.english).toMatch(
      /^The transfer from 127\.0\.0\.1:\d+ broke off after [01]\.\d\d of 2\.\d\d MB \(\w+\)\./,
    );
  });

  it('refuses a body that was cut short unnoticed', async () => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        response.writeHead(200, { connection: 'close' });
        response.useChunkedEncodingByDefault = false;
        response.end(full.subarray(0, 168 * 1000 + 2000));
      },
    });
    expect((await sync(await snapshotStore(), from(`${url}/blz.txt`))).outcome).toBe('rejected');
  });
});
