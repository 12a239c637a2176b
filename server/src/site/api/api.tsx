import { ERRORS } from '../../content/sentences.ts';
import type { Page } from '../frame/page.ts';
import { Snippet } from '../frame/snippet.tsx';
import { Endpoints } from './endpoints.tsx';
import { exampleCalls } from './example-calls.ts';
import { TryOut } from './try-out.tsx';

/** The API's error answers and their reasons. */
function Failures() {
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

/** What users of the API may rely on, and what they may not. */
function Limits() {
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

/** The files with all banks, for programs that look up many. */
function WholeDirectory() {
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

export const apiPage: Page = {
  path: '/schnittstelle',
  namesAddress: true,
  name: 'Schnittstelle',
  title: 'Schnittstelle für Bankdaten',
  description:
    'JSON-Schnittstelle zu allen deutschen Bankleitzahlen: Name, Ort und BIC. Ohne Schlüssel, ohne Anmeldung, ohne Mengenbegrenzung.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Schnittstelle für Bankdaten</h1>
        <p>
          Vier Adressen, nur GET, Antworten als JSON. Ohne Schlüssel, ohne Anmeldung. Maschinenlesbar
          beschrieben in <a href="/openapi.json">openapi.json</a> (OpenAPI&nbsp;3.1). Alle Banken auf einmal
          gibt es <a href="#verzeichnis">als Datei</a>.
        </p>
      </header>
      <section aria-labelledby="beispiele" class="variant">
        <h2 id="beispiele">Beispiele</h2>
        <p>Jedes Beispiel fragt nach einer Bank und meldet den Fehler, wenn es sie nicht gibt.</p>
        {exampleCalls(visit.base).map(([language, code]) => (
          <Snippet label={language} code={code} />
        ))}
      </section>
      <TryOut />
      <Endpoints visit={visit} />
      <WholeDirectory />
      <Failures />
      <Limits />
    </>
  ),
};
