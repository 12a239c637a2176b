import { REGISTRY, RULES_DAY, RULES_MONTH } from '../../content/dates.ts';
import { ageOf, endedSince } from '../../directory/edition.ts';
import type { Page } from '../frame/page.ts';
import { Fact, Intro, Section } from '../frame/pieces.tsx';
import { Day } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';
import { Chart } from './chart.tsx';
import { DirectoryFigures, EditionsTable } from './directory-figures.tsx';

/** Whether all is well, in a few sentences: whether the bank data is current, and whether the last sync has failed. */
function Verdict({ visit }: { visit: Visit }) {
  const { lastAttempt } = visit.state;
  const hasFailed = lastAttempt?.outcome === 'rejected' || lastAttempt?.outcome === 'unreachable';
  return (
    <>
      <Age visit={visit} />
      {hasFailed && (
        <p class="condition unknown">
          <strong>Der letzte Abgleich ist gescheitert.</strong> Es gilt weiter der gespeicherte Stand.
        </p>
      )}
    </>
  );
}

/** Whether the bank data is current. */
function Age({ visit: { state, now } }: { visit: Visit }) {
  const { edition, history, lastSync } = state;
  const age = ageOf(edition, history, now);
  if (age === 'current' && endedSince(edition, now)) {
    return (
      <p class="condition unknown">
        <strong>Abgelaufen.</strong> Der Zeitraum der Bankdaten ist zu Ende, und der nächste Stand ist noch
        nicht geladen.
      </p>
    );
  }
  if (age === 'current') {
    return (
      <p class="condition">
        <strong>Aktuell.</strong>{' '}
        {lastSync
          ? 'Die Bankdaten sind auf dem Stand, den die Deutsche Bundesbank veröffentlicht hat.'
          : 'Der gespeicherte Stand gilt noch. Mit einer Datei der Bundesbank abgeglichen wurde er bisher nicht.'}
      </p>
    );
  }
  if (age === 'unknown') {
    return (
      <p class="condition unknown">
        <strong>Alter unbekannt.</strong> Die Bankdaten wurden am <Day iso={edition.at} /> abgerufen. Für
        welchen Zeitraum sie gelten, nennt ihre Quelle nicht.
      </p>
    );
  }
  return (
    <p class="condition stale">
      <strong>Veraltet.</strong> Inzwischen gibt es vermutlich einen neueren Stand. Name, Ort und BIC
      einzelner Banken können überholt sein, und eine Bank, die hier fehlt, kann es geben.
    </p>
  );
}

/** The dates of the tables that are part of the calculator. */
function CalculatorTables() {
  return (
    <dl class="figures">
      <Fact
        term={
          <>
            <a href="/glossar#iban-regel">IBAN-Regeln</a> der Banken
          </>
        }
      >
        Stand {RULES_MONTH}
        <span class="detail">
          aus der erweiterten Bankleitzahlendatei, gültig ab <Day iso={RULES_DAY} />
        </span>
      </Fact>
      <Fact
        term={
          <>
            <a href="/glossar#iso-13616">IBAN-Register</a> von SWIFT
          </>
        }
      >
        Ausgabe&nbsp;{REGISTRY.release}, {REGISTRY.month}
        <span class="detail">{REGISTRY.countries}&nbsp;Länder mit Länge und Aufbau der IBAN</span>
      </Fact>
    </dl>
  );
}

export const statusPage: Page = {
  path: '/status',
  name: 'Status',
  title: 'Status der Bankdaten',
  description:
    'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wann der letzte Abgleich war.',
  Content: (visit) => (
    <>
      <Intro title="Status der Bankdaten">
        <Verdict visit={visit} />
      </Intro>
      <DirectoryFigures visit={visit} />
      <Section id="tabellen" title="Regeln und Länder">
        <p>Diese Angaben sind Teil des Rechners und werden nur mit ihm erneuert.</p>
        <CalculatorTables />
      </Section>
      <Section id="verlauf" title="Verlauf">
        <p>Wie viele Banken jeder gespeicherte Stand enthielt.</p>
        {/* A single bar compares nothing. */}
        {visit.state.history.length > 1 && <Chart history={visit.state.history} />}
        <EditionsTable history={visit.state.history} />
      </Section>
      <p>
        Für Programme gibt es diese Angaben als JSON unter <a href="/api/status">/api/status</a>, siehe{' '}
        <a href="/schnittstelle#status">Schnittstelle</a>.
      </p>
    </>
  ),
};
