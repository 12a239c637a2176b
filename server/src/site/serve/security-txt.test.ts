import { expect, it } from 'vitest';
import { ask, snapshotApp } from '../../../test/app.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

const operator = { email: 'erika+iban@example.org' };

/** The fields of the file that an application with these settings serves. */
async function fieldsWith(settings: Parameters<typeof snapshotApp>[0]) {
  const { status, headers, body } = await ask(await snapshotApp(settings), PATH);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^(?:[A-Z][A-Za-z-]+: \S[^\r\n]*\n)+$/);
  return body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2));
}

it('security.txt names the operator, and a day within a year on which it expires', async () => {
  const fields = await fieldsWith({ operator });
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
])('security.txt names the contact %s, and its own address', async (contact, named) => {
  const fields = await fieldsWith({
    operator,
    securityContact: contact,
    publicUrl: 'https://iban.example.org',
  });
  expect(fields).toContainEqual(['Contact', named]);
  expect(fields).toContainEqual(['Canonical', `https://iban.example.org${PATH}`]);
  expect(fields.filter(([name]) => name === 'Contact')).toHaveLength(1);
});

it('security.txt has no address of its own without https', async () => {
  const fields = await fieldsWith({ operator, publicUrl: 'http://iban.example.org' });
  expect(fields.map(([name]) => name)).not.toContain('Canonical');
});

it('there is no security.txt without a contact', async () => {
  expect((await ask(await snapshotApp(), PATH)).status).toBe(404);
});
