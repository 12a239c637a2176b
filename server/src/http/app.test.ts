import { describe, expect, it, onTestFinished } from 'vitest';
import { request } from '../../test/request.ts';
import type { Answering } from './answers/answer.ts';
import { buildApp, type Parts } from './app.ts';

const page = (text: string, status = 200): Answering => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return () => ({ status, headers, body: Buffer.from(text) });
};

/** An application whose directory fails, on a free port. */
async function start() {
  const failures: Parameters<Parts['failed']>[0][] = [];
  const app = await buildApp({
    served: () => {
      throw new Error('The directory is gone.');
    },
    site: {
      pages: new Map([['/', page('Startseite')]]),
      notFoundPage: page('Seite nicht gefunden', 404),
    },
    publicUrl: undefined,
    operator: { name: undefined, address: undefined, email: undefined, sourceUrl: undefined },
    failed: (failure) => failures.push(failure),
  });
  onTestFinished(() => app.close());
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), failures };
}

describe('the application', () => {
  it('answers 500 to an unexpected failure, and tells of it with method, URL and cause', async () => {
    const { url, failures } = await start();
    const { status, headers, body } = await request(url, '/api/bank/37040044?x=1');
    expect([status, body]).toEqual([500, '{"error":"Interner Fehler."}']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(failures).toEqual([
      { method: 'GET', url: '/api/bank/37040044?x=1', error: new Error('The directory is gone.') },
    ]);
    expect((await request(url, '/api/faq')).status).toBe(200);
  });

  it('tells of nothing that a client does wrong', async () => {
    const { url, failures } = await start();
    for (const path of ['/api/bank/1', '/api/bank/%', '/x', '/%', '//', '/api/x']) await request(url, path);
    await request(url, '/', { method: 'DELETE' });
    expect(failures).toEqual([]);
  });

  it('serves its pages by their exact path, and the German 404 page for any other', async () => {
    const { url } = await start();
    expect(await request(url, '/')).toMatchObject({ status: 200, body: 'Startseite' });
    expect(await request(url, '/?utm=1')).toMatchObject({ status: 200, body: 'Startseite' });
    for (const path of [
      '/x',
      '//',
      '/%',
      '/%2e%2e%2fetc/passwd',
      '/../',
      '/apix',
      '/API/faq',
      '/index.html',
    ]) {
      expect([path, await request(url, path)]).toMatchObject([
        path,
        { status: 404, body: 'Seite nicht gefunden' },
      ]);
    }
  });
});
