import { german } from '../../content/german.ts';
import type { Attempt, Edition } from '../../directory/edition.ts';
import { Day, Moment, OutOfDate } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';

/** The stored editions of the bank directory, the newest first. */
export function EditionsTable({ history }: { history: readonly Edition[] }) {
  return (
    <table class="stacking">
      <caption>Gespeicherte Stände, der neueste zuerst</caption>
      <thead>
        <tr>
          <th scope="col">Gespeichert</th>
          <th scope="col">Herkunft</th>
          <th scope="col">Banken</th>
          <th scope="col">Datensätze</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ at, origin, banks, records }) => (
          <tr>
            <td>
              <Moment iso={at} short />
            </td>
            <td data-label="Herkunft">{origin === 'sync' ? 'Abgleich' : 'mitgeliefert'}</td>
            <td data-label="Banken">{german.number(banks)}</td>
            <td data-label="Datensätze">{german.number(records)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OUTCOMES: Readonly<Record<Attempt['outcome'], string>> = {
  updated: 'Neuer Stand übernommen',
  unchanged: 'Kein neuer Stand',
  rejected: 'Datei abgelehnt',
  unreachable: 'Quelle nicht erreichbar',
};

/** The served edition of the bank directory, the one that waits for its first day, and the latest syncs. */
export function DirectoryFigures({ visit }: { visit: Visit }) {
  const { directory, state } = visit;
  const { edition, upcoming, lastAttempt, lastSync } = state;
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
              <OutOfDate visit={visit} />
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
              <span class="detail">{lastAttempt.reason ?? OUTCOMES[lastAttempt.outcome]}</span>
            </>
          ) : (
            'Noch keiner.'
          )}
        </dd>
      </div>
    </dl>
  );
}
