/**
 * The form for a list: pasted text, a chosen file or a dropped file. Its fields have no names, so a browser has nothing to
 * send even without the script.
 */
export function ListForm() {
  return (
    <form class="list-form card" noValidate data-list="">
      <div class="field">
        <label for="liste">Ihre Liste</label>
        <p class="hint" id="liste-hinweis">
          Eine Zeile je Konto: IBAN, oder Bankleitzahl und Kontonummer
        </p>
        <p class="fault" id="liste-fehler" hidden data-fault-line="">
          <span class="visually-hidden">Fehler: </span>
          <span data-fault="" /> <a href="#aufbau">Was in der Liste stehen darf</a>
        </p>
        <textarea
          id="liste"
          rows={6}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="liste-hinweis"
          data-text=""
        />
      </div>
      <div class="list-actions">
        <button type="submit">Liste prüfen</button>
        <button type="button" class="second" data-choose="">
          Datei wählen und prüfen
        </button>
        <button type="button" class="plain" data-example="">
          Beispiel ausprobieren
        </button>
        <input
          type="file"
          accept=".xlsx,.xlsm,.ods,.csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Datei"
          hidden
          data-file=""
        />
      </div>
      <p class="hint">
        Excel (.xlsx), OpenDocument (.ods), CSV oder Text.
        <span class="by-mouse"> Sie können die Datei auch in dieses Fenster ziehen.</span>
      </p>
    </form>
  );
}
