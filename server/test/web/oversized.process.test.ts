import { describe, expect, inject, it } from 'vitest';
import { exchange, rawRequest } from '../raw-socket.ts';
import type {} from '../site-global-setup.ts';

const url = inject('siteUrl');

async function statusOf(bytes: string): Promise<number[]> {
  const { answers } = await exchange(url, bytes);
  return answers.map(({ status }) => status);
}

const KIB = 1024;
const field = (bytes: number) => `X: ${'x'.repeat(bytes - 'X: \r\n'.length)}\r\n`;

describe('an oversized request is refused, others are not:', () => {
  it.each([
    [200, 'fields of 8 KiB', rawRequest('/healthz', field(8 * KIB))],
    [431, 'a field of 9 KiB', rawRequest('/healthz', field(9 * KIB))],
    [431, '10,000 fields', rawRequest('/healthz', 'a:\r\n'.repeat(10_000))],
    [405, 'a method of 1 KiB', rawRequest('/', '', 'G'.repeat(KIB))],
    [400, 'a version of 1 KiB', `GET / HTTP/1.${'1'.repeat(KIB)}\r\nHost: a\r\n\r\n`],
  ])('%d for %s', async (status, _, bytes) => {
    expect(await statusOf(bytes)).toEqual([status]);
  });

  it('an endless header is not read for ever', async () => {
    const { answers, closed } = await exchange(url, 'GET / HTTP/1.1\r\nX: ', {
      answers: 2,
      sent: (socket) => {
        const more = () => {
          while (socket.writable && socket.write('x'.repeat(64 * KIB)));
        };
        more();
        socket.on('drain', more);
      },
    });
    // A reset may overtake the answer.
    expect([[], [431]]).toContainEqual(answers.map(({ status }) => status));
    expect(closed).toBe(true);
  });
});

describe('of a query, only the first q of /banken is read', () => {
  const search = async (query: string) => {
    const { answers } = await exchange(url, rawRequest(`/banken?${query}`));
    const [, value] = /<input[^>]* id="banksuche"[^>]*value="([^"]*)"/.exec(answers[0]?.body ?? '') ?? [];
    return [answers[0]?.status, value];
  };

  it.each([
    ['q=Nirgends&q=Berlin', 'Nirgends'],
    ['q=&q=Berlin', undefined],
    ['q[]=Nirgends', undefined],
    ['__proto__[q]=Nirgends', undefined],
    [`${'p=1&'.repeat(200)}q=Nirgends`, 'Nirgends'],
  ])('%.40s', async (query, value) => {
    expect(await search(query)).toEqual([200, value]);
  });

  it('and the endpoints read none', async () => {
    const plain = await exchange(url, rawRequest('/api/bank/37040044'));
    for (const query of ['blz=10000000', '__proto__=1', 'callback=alert', 'p=1&'.repeat(200), '%zz', '?']) {
      const { answers } = await exchange(url, rawRequest(`/api/bank/37040044?${query}`));
      expect(answers[0]?.body).toBe(plain.answers[0]?.body);
    }
  });
});
