import { german } from '../../content/german.ts';
import type { Edition } from '../../directory/edition.ts';
import { Moment } from '../day.tsx';

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
