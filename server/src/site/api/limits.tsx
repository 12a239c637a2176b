/** What users of the API may rely on, and what they may not. */
export function Limits() {
  return (
    <section aria-labelledby="grenzen" class="variant">
      <h2 id="grenzen">Grenzen und Zusagen</h2>
      <dl class="terms">
        <div>
          <dt>Mengenbegrenzung</dt>
          <dd>Keine. Antworten zu Banken, FAQ und Glossar dürfen Sie eine Stunde zwischenspeichern.</dd>
        </div>
        <div>
          <dt>Schlüssel</dt>
          <dd>Keiner. Die Schnittstelle ist öffentlich.</dd>
        </div>
        <div>
          <dt>Verfügbarkeit</dt>
          <dd>Ohne Zusage zu Verfügbarkeit oder Antwortzeit (SLA).</dd>
        </div>
        <div>
          <dt>Browser</dt>
          <dd>
            Die Antworten tragen keine <a href="/glossar#cors">CORS-Freigabe</a>: Aufrufe aus dem Browser
            einer anderen Website scheitern. Rufen Sie die Schnittstelle von Ihrem Server aus auf. Für den
            Browser gibt es den <a href="/einbetten">eingebetteten Rechner</a>.
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>Die Adressen tragen keine Versionsnummer.</dd>
        </div>
        <div>
          <dt>Bankdaten</dt>
          <dd>Unverändert und mit der Angabe „Quelle: Deutsche Bundesbank“ dürfen Sie sie weitergeben.</dd>
        </div>
      </dl>
    </section>
  );
}
