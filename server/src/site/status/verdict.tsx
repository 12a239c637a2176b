import { ageOf } from '../../directory/edition.ts';
import { Day } from '../day.tsx';
import type { Visit } from '../visit.ts';

/** Whether all is well, in a few sentences: whether the bank data is current, and whether the last sync has failed. */
export function Verdict({ visit }: { visit: Visit }) {
  const { lastAttempt } = visit.state;
  const hasFailed = lastAttempt?.outcome === 'rejected' || lastAttempt?.outcome === 'unreachable';
  return (
    <>
      <Age visit={visit} />
      {hasFailed && (
        <p class="verdict unknown">
          <strong>Der letzte Abgleich ist gescheitert.</strong> Es gilt weiter der gespeicherte Stand.
        </p>
      )}
    </>
  );
}

/** Whether the bank data is current. */
function Age({ visit: { state, now } }: { visit: Visit }) {
  const { edition, history } = state;
  const age = ageOf(edition, history, now);
  if (age === 'current') {
    return (
      <p class="verdict">
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
      <strong>Veraltet.</strong> Inzwischen gibt es vermutlich einen neueren Stand. Name, Ort und BIC
      einzelner Banken können überholt sein, und eine Bank, die hier fehlt, kann es geben.
    </p>
  );
}
