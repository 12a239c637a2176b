import { ageOf } from '../../directory/edition.ts';
import { Day } from '../day.tsx';
import type { Visit } from '../visit.ts';

/** Whether the bank data is current, in one or two sentences. */
export function Verdict({ visit: { state, now } }: { visit: Visit }) {
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
