import { ERRORS } from '../../content/sentences.ts';
import { AddressHint } from '../frame/address-hint.tsx';
import type { Page } from '../frame/page.ts';
import { Code, Fact, Intro, Section, TableHead, Tabs } from '../frame/pieces.tsx';
import { Snippet } from '../frame/snippet.tsx';
import type { Visit } from '../frame/visit.ts';
import { Endpoints } from './endpoints.tsx';
import { exampleCalls } from './example-calls.ts';
import { TryOut } from './try-out.tsx';

/** The parts of the page, in its order. */
const CONTENTS = [
  ['beispiele', 'Beispiele'],
  ['ausprobieren', 'Ausprobieren'],
  ['bank', '/api/bank/:blz'],
  ['faq', '/api/faq'],
  ['glossary', '/api/glossary'],
  ['status', '/api/status'],
  ['verzeichnis', 'Das ganze Verzeichnis'],
  ['fehler', 'Fehler'],
  ['grenzen', 'Grenzen und Zusagen'],
] as const;

/** The same call in several languages, of which the chosen one is shown: by style alone, so also without JavaScript. */
function Examples({ visit }: { visit: Visit }) {
  const calls = exampleCalls(visit.base);
  return (
    <Section id="beispiele" title="Beispiele" class="variant examples">
      <AddressHint visit={visit} language="de" />
      <p>Jedes Beispiel fragt nach einer Bank und meldet den Fehler, wenn es sie nicht gibt.</p>
      <Tabs name="sprache" legend="Sprache" options={calls.map(([language]) => [language, language])} />
      <div>
        {calls.map(([language, code]) => (
          <Snippet label={language} code={code} />
        ))}
      </div>
    </Section>
  );
}

/** The API's error answers and their reasons. */
function Failures() {
  const rows = [
    [ERRORS.malformedBlz, 'Nach dem Entfernen der Trennzeichen sind es nicht genau 8\u00a0Ziffern.'],
    [ERRORS.noBank, 'Diese Bankleitzahl steht nicht im Verzeichnis.'],
    [ERRORS.notFound, 'Diese Adresse gibt es unter /api nicht.'],
    [ERRORS.wrongMethod, 'Nur GET und HEAD werden beantwortet.'],
    [ERRORS.internal, 'Unerwartet; der Fehler wird auf dem Server festgehalten.'],
    [ERRORS.badRequest, 'Das ist keine gültige HTTP-Anfrage.'],
    [ERRORS.tooSlow, 'Die Anfrage war nicht rechtzeitig vollständig.'],
    [ERRORS.tooLong, 'Adresse und Kopfzeilen der Anfrage sind zu lang.'],
  ] as const;
  return (
    <Section id="fehler" title="Fehler" class="variant">
      <p>
        Jede Fehlerantwort hat dieselbe Form: ein Objekt mit dem Feld <Code text="error" end="," /> einem
        deutschen Satz.
      </p>
      <table class="stacking">
        <caption>Fehlerantworten</caption>
        <TableHead names={['Status', 'Antwort', 'Grund']} />
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
    </Section>
  );
}

/** What users of the API may rely on, and what they may not. */
function Limits() {
  return (
    <Section id="grenzen" title="Grenzen und Zusagen" class="variant">
      <dl class="terms">
        <Fact term="Mengenbegrenzung">
          Keine. Antworten zu Banken, FAQ und Glossar dürfen Sie eine Stunde zwischenspeichern.
        </Fact>
        <Fact term="Schlüssel">Keiner. Die Schnittstelle ist öffentlich.</Fact>
        <Fact term="Verfügbarkeit">Ohne Zusage zu Verfügbarkeit oder Antwortzeit (SLA).</Fact>
        <Fact term="Browser">
          Die Antworten tragen keine <a href="/glossar#cors">CORS-Freigabe</a>: Aufrufe aus dem Browser einer
          anderen Website scheitern. Rufen Sie die Schnittstelle von Ihrem Server aus auf. Für den Browser
          gibt es den <a href="/einbetten">eingebetteten Rechner</a>.
        </Fact>
        <Fact term="Version">Die Adressen tragen keine Versionsnummer.</Fact>
        <Fact term="Bankdaten">
          Unverändert und mit der Angabe „Quelle: Deutsche Bundesbank“ dürfen Sie sie weitergeben.
        </Fact>
      </dl>
    </Section>
  );
}

/** The files with all banks, for programs that look up many. */
function WholeDirectory() {
  return (
    <Section id="verzeichnis" title="Das ganze Verzeichnis" class="variant">
      <p>
        Wenn Sie viele Bankleitzahlen nachschlagen, laden Sie das Verzeichnis einmal: als{' '}
        <a href="/bankleitzahlen.json">bankleitzahlen.json</a> oder{' '}
        <a href="/bankleitzahlen.csv">bankleitzahlen.csv</a>. Jede Bank hat dieselben Felder wie oben, in der
        JSON-Datei dazu <code>checkMethod</code> (Prüfzifferberechnungsmethode) und <code>successor</code>{' '}
        (Nachfolge-BLZ oder <Code text="null" end=")." />
      </p>
      <p>
        Woher die Daten stammen und von wann bis wann sie gelten, sagen <Code text="origin" end="," />{' '}
        <Code text="validFrom" /> und <Code text="validUntil" end=":" /> in der JSON-Datei unter{' '}
        <Code text="edition" end="," /> in der CSV-Datei in jeder Zeile. Die CSV-Datei hat eine Kopfzeile,
        Kommas und UTF-8 (RFC&nbsp;4180). Mit <code>If-None-Match</code> fragen Sie, ob sich etwas geändert
        hat; wenn nicht, kommt 304 ohne Inhalt.
      </p>
      <p>
        Bankleitzahlen, die es nicht mehr gibt, stehen in{' '}
        <a href="/bankleitzahlen-frueher.json">bankleitzahlen-frueher.json</a> und{' '}
        <a href="/bankleitzahlen-frueher.csv">bankleitzahlen-frueher.csv</a>: mit dem letzten Namen (
        <Code text="name" end=")," /> dem am längsten geführten, wenn es ein anderer ist (
        <Code text="longestName" end=")," /> Ort, BIC, letztem Jahr (<Code text="lastYear" end="," />{' '}
        <code>null</code> für vor 2008) und der Nachfolge-BLZ, wenn die Bundesbank eine genannt hat (
        <Code text="successor" end=")." /> <code>/api/bank</code> antwortet auf eine solche Bankleitzahl mit
        404.
      </p>
    </Section>
  );
}

export const apiPage: Page = {
  path: '/schnittstelle',
  name: 'Schnittstelle',
  title: 'Schnittstelle für Bankdaten',
  description:
    'JSON-Schnittstelle zu allen deutschen Bankleitzahlen: Name, Ort und BIC. Ohne Schlüssel, ohne Anmeldung, ohne Mengenbegrenzung.',
  loads: { styles: ['schnittstelle.css'] },
  Content: (visit) => (
    <>
      <Intro title="Schnittstelle für Bankdaten">
        <p>
          Vier Adressen, nur GET, Antworten als JSON. Ohne Schlüssel, ohne Anmeldung. Maschinenlesbar
          beschrieben in <a href="/openapi.json">openapi.json</a> (OpenAPI&nbsp;3.1). Alle Banken auf einmal
          gibt es <a href="#verzeichnis">als Datei</a>.
        </p>
      </Intro>
      <div class="with-aside reference">
        <nav class="contents" aria-labelledby="uebersicht">
          <h2 id="uebersicht">Inhalt</h2>
          <ol>
            {CONTENTS.map(([id, title]) => (
              <li>
                <a href={`#${id}`}>{title.startsWith('/') ? <code>{title}</code> : title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <Examples visit={visit} />
          <TryOut />
          <Endpoints visit={visit} />
          <WholeDirectory />
          <Failures />
          <Limits />
        </div>
      </div>
    </>
  ),
};
