import type { Page } from '../page.ts';
import { CalculatorTables } from '../status/calculator-tables.tsx';
import { Chart } from '../status/chart.tsx';
import { DirectoryFigures } from '../status/directory-figures.tsx';
import { EditionsTable } from '../status/editions-table.tsx';
import { Verdict } from '../status/verdict.tsx';

export const statusPage: Page = {
  path: '/status',
  name: 'Status',
  title: 'Status der Bankdaten',
  description:
    'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wann der letzte Abgleich war.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Status der Bankdaten</h1>
        <Verdict visit={visit} />
      </header>
      <DirectoryFigures visit={visit} />
      <section aria-labelledby="tabellen">
        <h2 id="tabellen">Regeln und Länder</h2>
        <p>Diese Angaben sind Teil des Rechners und werden nur mit ihm erneuert.</p>
        <CalculatorTables />
      </section>
      <section aria-labelledby="verlauf">
        <h2 id="verlauf">Verlauf</h2>
        <p>Wie viele Banken jeder gespeicherte Stand enthielt.</p>
        {/* A single bar compares nothing. */}
        {visit.state.history.length > 1 && <Chart history={visit.state.history} />}
        <EditionsTable history={visit.state.history} />
      </section>
      <p>
        Für Programme gibt es diese Angaben als JSON unter <a href="/api/status">/api/status</a>, siehe{' '}
        <a href="/schnittstelle#status">Schnittstelle</a>.
      </p>
    </>
  ),
};
