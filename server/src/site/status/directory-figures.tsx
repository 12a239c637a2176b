import { german } from '../../content/notation.ts';
import type { Attempt, Edition } from '../../directory/edition.ts';
import { Fact, TableHead } from '../frame/pieces.tsx';
import { Day, Moment, Period } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';

/** The stored editions of the bank directory, the newest first. */
export function EditionsTable({ history }: { history: readonly Edition[] }) {
  return (
    <table class="stacking">
      <caption>Gespeicherte Stände, der neueste zuerst</caption>
      <TableHead names={['Gespeichert', 'Herkunft', 'Banken', 'Datensätze']} />
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
  const { upcoming, lastAttempt, lastSync } = visit.state;
  return (
    <dl class="figures">
      <Fact term="Banken" class="big">
        {german.number(visit.directory.size)}
      </Fact>
      <Fact term="Gültigkeit">
        <Period visit={visit} unknown="Die Quelle nennt keinen Zeitraum." />
      </Fact>
      {upcoming?.validFrom && (
        <Fact term="Nächster Stand">
          ab <Day iso={upcoming.validFrom} />
          <span class="detail">
            schon gespeichert, {german.number(upcoming.banks)}&nbsp;Banken
            {upcoming.validUntil && (
              <>
                , gültig bis <Day iso={upcoming.validUntil} />
              </>
            )}
          </span>
        </Fact>
      )}
      <Fact term="Letzter Abgleich">
        {lastSync ? (
          <>
            <Moment iso={lastSync.at} />
            <span class="detail">{german.number(lastSync.records)}&nbsp;Datensätze</span>
          </>
        ) : (
          'Noch keiner mit einer Datei der Bundesbank.'
        )}
      </Fact>
      <Fact term="Letzter Versuch">
        {lastAttempt ? (
          <>
            <Moment iso={lastAttempt.at} />
            <span class="detail">{lastAttempt.reason ?? OUTCOMES[lastAttempt.outcome]}</span>
          </>
        ) : (
          'Noch keiner.'
        )}
      </Fact>
    </dl>
  );
}
