import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { FromWorker, ToWorker } from './src/lists/worker-messages.ts';
import { FIRST_DAY, IN_QUARTER } from './test/days.ts';

const script = (name: string) => readFileSync(new URL(`dist/${name}`, import.meta.url), 'utf8');

/** Runs the built script in a context with the global names of a worker. */
function startWorker() {
  const messages: FromWorker[] = [];
  let listen = (_: FromWorker) => {};
  const context = createContext({
    TextDecoder,
    Blob,
    setTimeout,
    addEventListener() {},
    postMessage(message: FromWorker) {
      messages.push(message);
      listen(message);
    },
    importScripts(...names: string[]) {
      for (const name of names) runInContext(script(name), context);
    },
  });
  context['self'] = context;
  // A day on which the directory of the snapshot is valid.
  runInContext(`Date.now = () => ${Date.parse(IN_QUARTER)}`, context);
  runInContext(script('list-worker.js'), context);
  return {
    messages,
    /** Sends a message, and waits for the first answer of a kind. */
    ask: (message: ToWorker, kind: string) =>
      new Promise<FromWorker>((resolve) => {
        listen = (answer) => kind in answer && resolve(answer);
        context['onmessage']({ data: message });
      }),
  };
}

const list =
  'Name;BLZ;Konto\nA;37040044;1234566\nB;37040044;532013000\nC;GB29 NWBK 6016 1331 9268 18;\nD;37040045;1\n';

describe('the built list-worker.js', () => {
  it('checks a list with all parts that are served beside it, and gives rows and file', async () => {
    const { messages, ask } = startWorker();
    const done = await ask({ bytes: new TextEncoder().encode(list).buffer }, 'done');
    expect(done).toEqual({ done: { all: 4, ask: 0, none: 2, right: 2, absent: 0, skipped: 0, repeated: 0 } });
    expect(messages.map((message) => Object.keys(message)[0])).toEqual(['reading', 'progress', 'done']);

    const rows = await ask({ page: { filter: 'all', from: 0, count: 2 } }, 'page');
    expect(rows).toMatchObject({
      page: { total: 4, results: [{ outcome: 'faulty' }, { outcome: 'faulty' }] },
    });
    const faulty = await ask({ page: { filter: 'none', from: 1, count: 50 } }, 'page');
    expect(faulty).toMatchObject({
      page: { total: 2, results: [{ line: 5, message: expect.stringContaining(`gültig ab ${FIRST_DAY}`) }] },
    });
    const { file } = (await ask({ file: { filter: 'right', format: 'csv' } }, 'file')) as { file: Blob };
    expect(file.type).toBe('text/csv;charset=utf-8');
    expect(await file.text()).toContain(
      'B;37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig',
    );
  });

  it('reads a workbook, and writes one', async () => {
    const { ask } = startWorker();
    const sample = new Uint8Array(readFileSync(new URL('test/workbooks/liste.xlsx', import.meta.url)));
    expect(await ask({ bytes: sample.buffer }, 'sheets')).toMatchObject({
      sheets: { names: ['Mitglieder', 'Leer', 'IBANs'] },
    });
    expect(await ask({ sheet: 0 }, 'done')).toMatchObject({ done: { right: expect.any(Number) } });
    const { file } = (await ask({ file: { filter: 'all', format: 'xlsx' } }, 'file')) as { file: Blob };
    // Its own columns are made anew.
    await ask({ bytes: await file.arrayBuffer() }, 'sheets');
    expect(await ask({ sheet: 0 }, 'reading')).toMatchObject({
      reading: { shape: { header: expect.arrayContaining(['Name', 'BLZ', 'Konto']) } },
    });
  });

  it('answers questions while it works', async () => {
    const { messages, ask } = startWorker();
    await ask({ text: '37040044;532013000\n'.repeat(3000) }, 'progress');
    await ask({ page: { filter: 'all', from: 0, count: 1 } }, 'page');
    await new Promise<void>((resolve) => {
      const look = () => (messages.some((message) => 'done' in message) ? resolve() : setTimeout(look, 5));
      look();
    });
    const kinds = messages.map((message) => Object.keys(message)[0]);
    expect(kinds.indexOf('page')).toBeLessThan(kinds.indexOf('done'));
  });

  it('contains the licences of its packages, and runs no text as code', () => {
    const worker = script('list-worker.js');
    for (const name of ['fflate 0.8.2', 'papaparse 5.', 'saxes 6.0.0', 'xmlchars 2.2.0'])
      expect(worker).toContain(name);
    for (const holder of ['2023 Arjun Barrett', '2015 Matthew Holt', 'Isaac Z. Schlueter and Contributors'])
      expect(worker).toContain(holder);
    expect(/\b(?:fetch|WebSocket|eval)\s*\(|new Function/.test(worker)).toBe(false);
  });
});
