import { REGISTRY, RULES_DAY, RULES_MONTH } from '../../content/dates.ts';
import { german } from '../../content/german.ts';
import { type Attempt, ageOf } from '../../directory/edition.ts';
import { Chart } from '../chart.tsx';
import { Day, Moment } from '../day.tsx';
import type { Page } from '../page.ts';
import type { Visit } from '../visit.ts';

const OUTCOMES: Readonly<Record<Attempt['outcome'], string>> = {
  updated: 'Neuer Stand übernommen',
  unchanged: 'Kein neuer Stand',
  rejected: 'Datei abgelehnt',
  unreachable: 'Quelle nicht erreichbar',
};

export const statusPage: Page = {
  path: '/status',
  name: 'Status',
  title: 'Status der Bankdaten',
  description:
    'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wann der letzte Abgleich war.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Status der Bankdaten</h1>
        <Verdict visit={visit} />
      </header>
      <Figures visit={visit} />
      <section aria-labelledby="tabellen">
        <h2 id="tabellen">Regeln und Länder</h2>
        <p>Diese Angaben sind Teil des Rechners und werden nur mit ihm erneuert.</p>
        <CalculatorTables />
      </section>
      <section aria-labelledby="verlauf">
        <h2 id="verlauf">Verlauf</h2>
        <p>Wie viele Banken jeder gespeicherte Stand enthielt.</p>
        <Chart history={visit.state.history} />
      </section>
      <p>
        Für Programme gibt es diese Angaben als JSON unter <a href="/api/status">/api/status</a>, siehe{' '}
        <a href="/schnittstelle#status">Schnittstelle</a>.
      </p>
    </>
  ),
};

function Verdict({ visit: { state, now } }: { visit: Visit }) {
  const { edition, history } = state;
  const age = ageOf(edition, history, now);
  if (age === 'current') {
    return (
      <p class="verdict good">
        <strong>Aktuell.</strong> Die Bankdaten sind auf dem Stand, den die Deutsche Bundesbank veröffentlicht
        hat.
      </p>
    );
  }
  if (age === 'unknown') {
    return (
      <p class="verdict unknown">
        <strong>Alter unbekannt.</strong> Die Bankdaten wurden am <Day iso={edition.at} /> abgerufen. Für
        welchen Zeitraum sie gelten, nennt ihre Quelle nicht.
      </p>
    );
  }
  return (
    <p class="verdict stale">
      <strong>Veraltet.</strong> Inzwischen gibt es vermutlich einen neueren Stand. IBANs werden berechnet und
      geprüft wie immer; Name, Ort und BIC einzelner Banken können überholt sein.
    </p>
  );
}

function Figures({ visit: { directory, state } }: { visit: Visit }) {
  const { edition, upcoming, lastAttempt } = state;
  // What an older version of this program has synced, it did not note.
  const lastSync = state.lastSync ?? (edition.origin === 'sync' ? edition : null);
  return (
    <dl class="figures">
      <div>
        <dt>Banken</dt>
        <dd class="big">{german.number(directory.size)}</dd>
      </div>
      <div>
        <dt>Gültigkeit</dt>
        <dd>
          {edition.validFrom && edition.validUntil ? (
            <>
              <Day iso={edition.validFrom} /> bis <Day iso={edition.validUntil} />
            </>
          ) : (
            'Die Quelle nennt keinen Zeitraum.'
          )}
        </dd>
      </div>
      {upcoming?.validFrom && (
        <div>
          <dt>Nächster Stand</dt>
          <dd>
            ab <Day iso={upcoming.validFrom} />
            <span class="detail">
              schon gespeichert, {german.number(upcoming.banks)}&nbsp;Banken
              {upcoming.validUntil && (
                <>
                  , gültig bis <Day iso={upcoming.validUntil} />
                </>
              )}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>Letzter Abgleich</dt>
        <dd>
          {lastSync ? (
            <>
              <Moment iso={lastSync.at} />
              <span class="detail">{german.number(lastSync.records)}&nbsp;Datensätze</span>
            </>
          ) : (
            'Noch keiner; es gilt der mitgelieferte Stand.'
          )}
        </dd>
      </div>
      <div>
        <dt>Letzter Versuch</dt>
        <dd>
          {lastAttempt ? (
            <>
              <Moment iso={lastAttempt.at} />
              <span class="detail">
                {OUTCOMES[lastAttempt.outcome]}
                {lastAttempt.reason && `: ${lastAttempt.reason}`}
              </span>
            </>
          ) : (
            'Noch keiner.'
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Of which date the calculator's own tables are. */
function CalculatorTables() {
  return (
    <dl class="figures">
      <div>
        <dt>
          <a href="/glossar#iban-regel">IBAN-Regeln</a> der Banken
        </dt>
        <dd>
          Stand {RULES_MONTH}
          <span class="detail">
            aus der erweiterten Bankleitzahlendatei, gültig ab <Day iso={RULES_DAY} />
          </span>
        </dd>
      </div>
      <div>
        <dt>
          <a href="/glossar#iso-13616">IBAN-Register</a> von SWIFT
        </dt>
        <dd>
          Ausgabe&nbsp;{REGISTRY.release}, {REGISTRY.month}
          <span class="detail">{REGISTRY.countries}&nbsp;Länder mit Länge und Aufbau der IBAN</span>
        </dd>
      </div>
    </dl>
  );
}
