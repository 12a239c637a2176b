import { expect, it } from 'vitest';
import { request } from '../../../test/request.ts';
import { startServer } from '../../../test/server.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields of the file that a server with these settings serves, each name in lower case. */
async function fieldsWith(settings: Record<string, string>) {
  const { url } = await startServer(settings);
  const { status, headers, body } = await request(url, PATH);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^(?:[A-Z][A-Za-z-]+: \S[^\r\n]*\n)+$/);
  return body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
}

it('security.txt names the operator, and a day within a year after which nobody may trust it', async () => {
  const fields = await fieldsWith({ OPERATOR_EMAIL: 'erika+iban@example.org' });
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  expect(fields[0]?.[1]).toBe('mailto:erika%2Biban@example.org');
  expect(fields[1]?.[1]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  const days = (Date.parse(fields[1]?.[1] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
});

it.each([
  ['meldung@example.org', 'mailto:meldung@example.org'],
  ['https://example.org/melden', 'https://example.org/melden'],
  ['mailto:meldung@example.org', 'mailto:meldung@example.org'],
  ['tel:+49-30-1234567', 'tel:+49-30-1234567'],
])('security.txt names SECURITY_CONTACT=%s, and its own address', async (contact, named) => {
  const fields = await fieldsWith({ SECURITY_CONTACT: contact, PUBLIC_URL: 'https://iban.example.org' });
  expect(fields).toContainEqual(['Contact', named]);
  expect(fields).toContainEqual(['Canonical', `https://iban.example.org${PATH}`]);
  expect(fields.filter(([name]) => name === 'Contact')).toHaveLength(1);
});

it('security.txt has no address of its own without https', async () => {
  const fields = await fieldsWith({ PUBLIC_URL: 'http://iban.example.org' });
  expect(fields.map(([name]) => name)).not.toContain('Canonical');
});

it('there is no security.txt without a contact', async () => {
  const { url } = await startServer({ OPERATOR_EMAIL: '' });
  expect((await request(url, PATH)).status).toBe(404);
});
