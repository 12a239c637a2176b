import { describe, expect, it } from 'vitest';
import dates from '../../../../calculator/data/dates.json' with { type: 'json' };
import { edition, visitOf } from '../../../test/visit.ts';
import type { Attempt, Edition } from '../../directory/edition.ts';
import { renderPage } from '../frame/frame.tsx';
import type { Visit } from '../frame/visit.ts';
import { statusPage } from './status.tsx';

/** The status page for these editions, the newest first. */
function page(
  history: readonly [Edition, ...Edition[]],
  lastAttempt: Attempt | null = null,
  more: Partial<Visit['state']> = {},
): string {
  const state = { lastAttempt, history, ...more };
  const visit = visitOf(history[0], '2026-11-21T12:00:00Z', state);
  return renderPage(statusPage, visit).replaceAll('\u00a0', ' ');
}
const germanDay = (date: string) => new Date(date).toLocaleDateString('de-DE', { dateStyle: 'long' });
const germanMonth = (date: string) =>
  new Date(date).toLocaleDateString('de-DE', { month: 'long', year: 'numeric' });
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the status page', () => {
  it('shows the history as a bar and a row for each edition', () => {
    const history = Array.from({ length: 20 }, (_, index) =>
      edition(`20${45 - index}-03-09T02:30:00.000Z`, 3503 - index),
    );
    const html = page(history as [Edition, ...Edition[]]);
    const bars = [
      ...html.matchAll(/<rect class="sync" x="([\d.]+)"[^>]* width="([\d.]+)" height="([\d.]+)"/g),
    ];
    expect(bars).toHaveLength(20);
    const ends = bars.map(([, x, width]) => Number(x) + Number(width));
    expect(Math.max(...ends)).toBeLessThanOrEqual(340);
    // The newest has the most banks and comes last.
    const heights = bars.map(([, , , height]) => Number(height));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(html.match(/<tr>/g)).toHaveLength(21);
    expect(text(html)).toContain('09.03.2045, 03:30 Uhr Abgleich 3.503 13.877');
  });

  it('says that the data is stale, and why the last attempt failed', () => {
    const old = edition('2026-03-09T03:00:00.000Z', 3503, { origin: 'snapshot', validUntil: '2026-06-07' });
    const rejected: Attempt = {
      at: '2026-11-21T02:14:00.000Z',
      outcome: 'rejected',
      reason: 'Die Datei <ist> leer.',
    };
    const html = page([old], rejected);
    expect(text(html)).toContain('Veraltet. Inzwischen gibt es vermutlich einen neueren Stand.');
    expect(text(html)).toContain('Noch keiner mit einer Datei der Bundesbank.');
    expect(html).toContain('<span class="detail">Die Datei &lt;ist> leer.<');
    expect(text(html)).toContain(
      'Der letzte Abgleich ist gescheitert. Es gilt weiter der gespeicherte Stand.',
    );
  });

  it('says nothing at the top about a sync that succeeded, and draws no chart of one bar', () => {
    const unchanged: Attempt = { at: '2026-11-21T02:14:00.000Z', outcome: 'unchanged', reason: null };
    const html = page([edition('2026-09-07T02:30:00.000Z', 3503)], unchanged);
    expect(html).not.toContain('gescheitert');
    expect(html).not.toContain('class="chart"');
  });

  it.each<[what: string, Partial<Edition>, says: readonly string[], never: string]>([
    [
      'is current',
      {},
      [
        'Aktuell. Die Bankdaten sind auf dem Stand, den die Deutsche Bundesbank veröffentlicht hat.',
        '7. September 2026 bis 6. Dezember 2026',
        'Letzter Abgleich 7. September 2026, 04:30 Uhr 13.877 Datensätze',
      ],
      'mit einer Datei der Bundesbank',
    ],
    [
      'is the shipped edition, which no sync has compared yet',
      { origin: 'snapshot' },
      [
        'Aktuell. Der gespeicherte Stand gilt noch. Mit einer Datei der Bundesbank abgeglichen wurde er bisher nicht.',
      ],
      'veröffentlicht hat',
    ],
    [
      'is not current if its last day is past',
      { validUntil: '2026-11-20' },
      ['Abgelaufen. Der Zeitraum der Bankdaten ist zu Ende'],
      'Aktuell.',
    ],
    [
      'was fetched on a day if the source names no validity',
      { at: '2026-11-20T02:30:00.000Z', validFrom: null, validUntil: null },
      [
        'Die Quelle nennt keinen Zeitraum.',
        'Bankdaten abgerufen am 20. November 2026',
        'Alter unbekannt. Die Bankdaten wurden am 20. November 2026 abgerufen.',
      ],
      'Aktuell.',
    ],
  ])('says that the data %s', (_, more, says, never) => {
    const seen = text(page([edition('2026-09-07T02:30:00.000Z', 3503, more)]));
    for (const sentence of says) expect(seen).toContain(sentence);
    expect(seen).not.toContain(never);
  });

  it('derives the age of an edition without a validity from editions with one', () => {
    const bare = { validFrom: null, validUntil: null, highestRecordNumber: 57_740 };
    const old = edition('2026-11-20T02:30:00.000Z', 3547, bare);
    const before = edition('2026-03-09T02:30:00.000Z', 3503, { highestRecordNumber: 58_500 });
    expect(text(page([old, before]))).toContain('Veraltet.');
    expect(text(page([{ ...old, highestRecordNumber: 58_500 }, before]))).toContain('Aktuell.');
  });

  it('shows the last sync, even if it found nothing new, and the next edition', () => {
    const served = edition('2026-09-07T02:30:00.000Z', 3503);
    const lastSync = { ...served, sha256: 'a'.repeat(64), at: '2026-11-21T02:14:00.000Z', records: 13_800 };
    const upcoming = edition('2026-11-20T02:30:00.000Z', 3501, {
      validFrom: '2026-12-07',
      validUntil: '2027-03-07',
    });
    const seen = text(page([served], null, { lastSync, upcoming }));
    expect(seen).toContain('Letzter Abgleich 21. November 2026, 03:14 Uhr 13.800 Datensätze');
    expect(seen).toContain(
      'Nächster Stand ab 7. Dezember 2026 schon gespeichert, 3.501 Banken, gültig bis 7. März 2027',
    );
    expect(text(page([served]))).not.toContain('Nächster Stand');
  });

  it('shows the dates of the IBAN rules and of the IBAN registry', () => {
    const seen = text(page([edition('2026-09-07T02:30:00.000Z', 3503)]));
    const { rules, registry } = dates;
    expect(seen).toContain(
      `Stand ${germanMonth(rules)} aus der erweiterten Bankleitzahlendatei, gültig ab ${germanDay(rules)}`,
    );
    expect(seen).toContain(
      `Ausgabe ${registry.release}, ${germanMonth(registry.month)} ${registry.countries} Länder`,
    );
  });

  it('never prints one of the chart’s labels over another', () => {
    for (let count = 2; count <= 20; count += 1) {
      const history = Array.from({ length: count }, () => edition('2026-09-07T02:30:00.000Z', 3503));
      const html = page(history as [Edition, ...Edition[]]);
      const labels = [
        ...html.matchAll(/<text x="([\d.]+)" text-anchor="(start|end)"[^>]*>\d\d\.\d\d\.\d{4}</g),
      ].map(([, x, anchor]) => Number(x) - (anchor === 'end' ? 80 : 0));
      expect(labels.length).toBeGreaterThan(0);
      for (const left of labels) expect(left >= 0 && left + 80 <= 340, `${count}: ${labels}`).toBe(true);
      const [first = 0, second = 340] = labels;
      expect(second - first, `${count}: ${labels}`).toBeGreaterThanOrEqual(80);
    }
  });
});
