import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learned } from '../../test/learned.ts';
import { ListJob } from './list-job.ts';
import type { FromWorker } from './worker-messages.ts';

/** All messages that a job sends about a list. */
async function messagesOf(input: Uint8Array | string, after?: (job: ListJob) => void): Promise<FromWorker[]> {
  const messages: FromWorker[] = [];
  const job = new ListJob((message) => messages.push(message));
  await job.start(input, () => learned);
  after?.(job);
  return messages;
}

const list = `Name;BLZ;Konto\nA;37040044;532013000\nB;10070024;56002\nA;37040044;532013000\n`;

describe('a job', () => {
  it('sends shape, progress and the end', async () => {
    const shape = {
      header: ['Name', 'BLZ', 'Konto'],
      separator: ';',
      columns: { blz: 1, kontonummer: 2 },
      width: 3,
      rows: 3,
    };
    const summary = { right: 1, changed: 1, doubtful: 0, impossible: 0, faulty: 0, duplicate: 1, skipped: 0 };
    expect(await messagesOf(list)).toEqual([
      { shape },
      { progress: { checked: 3, rows: 3 }, summary },
      { done: summary },
    ]);
  });

  it('sends the rows of a filter', async () => {
    const messages = await messagesOf(new TextEncoder().encode(list), (job) =>
      job.sendPage({ filter: 'duplicate', from: 0, count: 10 }),
    );
    expect(messages.at(-1)).toMatchObject({
      page: {
        filter: 'duplicate',
        from: 0,
        total: 1,
        results: [{ line: 4, cells: ['A', '37040044', '532013000'] }],
      },
    });
  });

  it('sends the result as a file', async () => {
    const messages = await messagesOf(list, (job) => job.sendCsv('changed'));
    const last = messages.at(-1) as { csv: Blob };
    const bytes = new Uint8Array(await last.csv.arrayBuffer());
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeffName;BLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\nB;10070024;56002;DE61100700240005600200;DEUTDEDBBER;Deutsche Bank;durch Regel geändert;Die Unterkontonummer 00 wurde ergänzt.\r\n',
    );
  });

  it('says that the parts could not be loaded', async () => {
    const messages: FromWorker[] = [];
    await new ListJob((message) => messages.push(message)).start(list, () => {
      throw new Error('NetworkError');
    });
    expect(messages).toEqual([{ error: expect.stringContaining('ließen sich nicht laden') }]);
  });

  it('ends with a result or an error, whatever the bytes are', async () => {
    const pieces = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 8 }),
        fc
          .constantFrom('37040044;532013000\n', 'DE89370400440532013000\n', '"', '\ufeff', 'Konto', '\r', 'Ä')
          .map((text) => new TextEncoder().encode(text)),
      ),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const messages = await messagesOf(new Uint8Array(parts.flatMap((part) => [...part])));
        expect(Object.keys(messages.at(-1) ?? {})[0]).toMatch(/^(done|error|question)$/);
      }),
      { numRuns: 200 },
    );
  });
});
