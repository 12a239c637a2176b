import { expect } from 'vitest';
import type { RawAnswer } from '../raw-socket.ts';
import { ask, get } from './proxy.ts';

/**
 * Expects that a proxy limits how many pages one client lets the servers render, and nothing else.
 *
 * @param port of the proxy, for HTTPS
 * @param expectOwnHeaders checks the headers of an answer that the proxy makes itself
 */
export async function expectPageLimit(
  port: number,
  expectOwnHeaders: (answer: RawAnswer) => void,
): Promise<void> {
  const answers = await askOften(port, '/banken?q=Berlin');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('<h1>Zu viele Anfragen</h1>');
    expectOwnHeaders(answer);
  }
  for (const path of ['/api/bank/37040044', '/', '/rechner.js'])
    for (const { status, headers } of await askOften(port, path))
      expect([path, status, headers['retry-after']]).toEqual([path, 200, undefined]);
}

/** The answers to many simultaneous requests of one client. */
const askOften = (port: number, path: string): Promise<RawAnswer[]> =>
  Promise.all(Array.from({ length: 200 }, () => ask(port, get(path))));
