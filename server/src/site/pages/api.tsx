import { EXAMPLE } from '../anatomy.tsx';
import { exampleCalls } from '../example-calls.ts';
import { faq } from '../faq.ts';
import { glossary } from '../glossary.ts';
import type { Page } from '../page.ts';
import { Snippet } from '../snippet.tsx';
import { TryOut } from '../try-out.tsx';
import type { Visit } from '../visit.ts';

export const apiPage: Page = {
  path: '/schnittstelle',
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
          beschrieben in <a href="/openapi.json">openapi.json</a> (OpenAPI&nbsp;3.1).
        </p>
      </header>
      <TryOut />
      <Endpoints visit={visit} />
      <Failures />
      <Limits />
      <section aria-labelledby="beispiele" class="variant">
        <h2 id="beispiele">Beispiele</h2>
        <p>Jedes Beispiel fragt nach einer Bank und meldet den Fehler, wenn es sie nicht gibt.</p>
        {exampleCalls(visit.base).map(([language, code]) => (
          <Snippet label={language} code={code} />
        ))}
      </section>
    </>
  ),
};

const pretty = (value: unknown) => JSON.stringify(value, null, 2);
/** The first of many, so that the form is seen. */
const first = (entries: readonly unknown[]) => `${pretty(entries.slice(0, 1)).slice(0, -2)},\n  …\n]`;

function Endpoints({ visit }: { visit: Visit }) {
  const bank = visit.directory.answer(EXAMPLE.blz);
  return (
    <>
      <section aria-labelledby="bank" class="variant">
        <h2 id="bank">
          <code>GET /api/bank/:blz</code>
        </h2>
        <p>
          Die Bank zu einer <a href="/glossar#bankleitzahl">Bankleitzahl</a>. Trennzeichen wie Leerzeichen,
          Striche und Punkte werden entfernt; danach müssen genau 8&nbsp;Ziffern übrig sein. <code>bic</code>{' '}
          ist <code>null</code>, wenn das Verzeichnis keinen nennt.
        </p>
        {bank && (
          <Snippet
            label={`Antwort auf /api/bank/${EXAMPLE.blz}`}
            code={pretty(JSON.parse(String(bank.body)))}
          />
        )}
      </section>
      <section aria-labelledby="faq" class="variant">
        <h2 id="faq">
          <code>GET /api/faq</code>
        </h2>
        <p>
          Alle Fragen und Antworten, in der Reihenfolge der <a href="/faq">FAQ-Seite</a>. <code>id</code> ist
          dort der Anker; Absätze sind durch eine Leerzeile getrennt.
        </p>
        <Snippet label="Antwort, gekürzt" code={first(faq)} />
      </section>
      <section aria-labelledby="glossary" class="variant">
        <h2 id="glossary">
          <code>GET /api/glossary</code>
        </h2>
        <p>
          Alle Begriffe, in der Reihenfolge des <a href="/glossar">Glossars</a>. <code>seeAlso</code> nennt
          verwandte Begriffe mit ihrer <code>id</code>.
        </p>
        <Snippet label="Antwort, gekürzt" code={first(glossary)} />
      </section>
      <section aria-labelledby="status" class="variant">
        <h2 id="status">
          <code>GET /api/status</code>
        </h2>
        <p>
          Zahl der Banken, Gültigkeit der Daten und der letzte <a href="/glossar#abgleich">Abgleich</a>. Für
          Menschen steht dasselbe auf der <a href="/status">Statusseite</a>. <code>stale</code> ist{' '}
          <code>true</code>, wenn der Stand veraltet ist; <code>age</code> ist <code>unknown</code>, wenn die
          Quelle keinen Zeitraum nennt und sein Alter darum unbekannt ist.
        </p>
        <Snippet label="Antwort" code={pretty(visit.status)} />
      </section>
    </>
  );
}

function Failures() {
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
