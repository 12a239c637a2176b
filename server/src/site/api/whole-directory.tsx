/** The files with all banks, for programs that look up many. */
export function WholeDirectory() {
  return (
    <section aria-labelledby="verzeichnis" class="variant">
      <h2 id="verzeichnis">Das ganze Verzeichnis</h2>
      <p>
        Wenn Sie viele Bankleitzahlen nachschlagen, laden Sie das Verzeichnis einmal: als{' '}
        <a href="/bankleitzahlen.json">bankleitzahlen.json</a> oder{' '}
        <a href="/bankleitzahlen.csv">bankleitzahlen.csv</a>. Jede Bank hat dieselben Felder wie oben, in der
        JSON-Datei dazu <code>checkMethod</code> (Prüfzifferberechnungsmethode) und <code>successor</code>{' '}
        (Nachfolge-BLZ oder <code>null</code>).
      </p>
      <p>
        Woher die Daten stammen und von wann bis wann sie gelten, sagen <code>origin</code>,{' '}
        <code>validFrom</code> und <code>validUntil</code>: in der JSON-Datei unter <code>edition</code>, in
        der CSV-Datei in jeder Zeile. Die CSV-Datei hat eine Kopfzeile, Kommas und UTF-8 (RFC&nbsp;4180). Mit{' '}
        <code>If-None-Match</code> fragen Sie, ob sich etwas geändert hat; wenn nicht, kommt 304 ohne Inhalt.
      </p>
    </section>
  );
}
