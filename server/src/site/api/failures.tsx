/** What the API answers where it can't answer what was asked for. */
export function Failures() {
  const rows = [
    [
      '400',
      '{ "error": "BLZ muss 8-stellig sein." }',
      'Nach dem Entfernen der Trennzeichen sind es nicht genau 8\u00a0Ziffern.',
    ],
    [
      '404',
      '{ "error": "Keine Bank mit dieser BLZ gefunden." }',
      'Diese Bankleitzahl steht nicht im Verzeichnis.',
    ],
    ['404', '{ "error": "Nicht gefunden." }', 'Diese Adresse gibt es unter /api nicht.'],
    ['405', '{ "error": "Methode nicht erlaubt." }', 'Nur GET und HEAD werden beantwortet.'],
    ['500', '{ "error": "Interner Fehler." }', 'Unerwartet; der Fehler wird auf dem Server festgehalten.'],
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
          {rows.map(([status, body, reason]) => (
            <tr>
              <td>
                <code>{status}</code>
              </td>
              <td>
                <code>{body}</code>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
