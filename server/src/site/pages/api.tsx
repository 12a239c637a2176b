import { Endpoints } from '../api/endpoints.tsx';
import { exampleCalls } from '../api/example-calls.ts';
import { Failures } from '../api/failures.tsx';
import { Limits } from '../api/limits.tsx';
import { TryOut } from '../api/try-out.tsx';
import { WholeDirectory } from '../api/whole-directory.tsx';
import type { Page } from '../page.ts';
import { Snippet } from '../snippet.tsx';

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
