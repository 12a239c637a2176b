import { ERRORS } from '../../content/errors.ts';

/** The API's error answers and their reasons. */
export function Failures() {
  const rows = [
    [ERRORS.malformedBlz, 'Nach dem Entfernen der Trennzeichen sind es nicht genau 8\u00a0Ziffern.'],
    [ERRORS.noBank, 'Diese Bankleitzahl steht nicht im Verzeichnis.'],
    [ERRORS.notFound, 'Diese Adresse gibt es unter /api nicht.'],
    [ERRORS.wrongMethod, 'Nur GET und HEAD werden beantwortet.'],
    [ERRORS.internal, 'Unerwartet; der Fehler wird auf dem Server festgehalten.'],
  ] as const;
  return (
    <section aria-labelledby="fehler" class="variant">
      <h2 id="fehler">Fehler</h2>
      <p>
        Jede Fehlerantwort hat dieselbe Form: ein Objekt mit dem Feld <code>error</code>, einem deutschen
        Satz.
      </p>
      <table class="stacking">
        <caption>Fehlerantworten</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Antwort</th>
            <th scope="col">Grund</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([{ status, error }, reason]) => (
            <tr>
              <td>
                <code>{status}</code>
              </td>
              <td>
                <code>{`{ "error": "${error}" }`}</code>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
