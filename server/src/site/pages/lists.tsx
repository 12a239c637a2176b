import { EXAMPLE_LIST } from '../lists/example-list.ts';
import { ListForm } from '../lists/list-form.tsx';
import { ListProgress } from '../lists/list-progress.tsx';
import { ListQuestions } from '../lists/list-questions.tsx';
import { ListResult } from '../lists/list-result.tsx';
import { Outcomes } from '../lists/outcomes.tsx';
import type { Page } from '../page.ts';
import { Snippet } from '../snippet.tsx';

export const LISTS_PATH = '/listen';

const COMMAND = 'node calculator/dist/command.js liste.csv > ergebnis.csv';

export const listsPage: Page = {
  path: LISTS_PATH,
  name: 'Viele Konten',
  title: 'Viele Konten auf einmal prüfen',
  description:
    'Listen mit IBANs oder mit Bankleitzahlen und Kontonummern im Browser prüfen und umrechnen, nach den Regeln der Banken. Es wird nichts übertragen.',
  loads: ({ listsCss, listsJs }) => ({ styles: [listsCss], scripts: [listsJs] }),
  Content: () => (
    <>
      <header class="intro">
        <h1>Viele Konten auf einmal prüfen</h1>
        <p>
          Für Vereine und Läden, die ihre Lastschriftdaten erneuern: Jede Zeile Ihrer Liste wird geprüft oder
          in eine IBAN umgerechnet, nach den Regeln der Banken.
        </p>
        <p class="promise">Ihre Liste bleibt in Ihrem Browser.</p>
      </header>
      <noscript>
        <p class="notice">
          Diese Seite rechnet in Ihrem Browser und braucht dafür JavaScript. Ohne geht es{' '}
          <a href="#kommandozeile">auf der Kommandozeile</a>.
        </p>
      </noscript>
      <ListForm />
      <ListProgress />
      <ListQuestions />
      <ListResult />
      <section aria-labelledby="aufbau">
        <h2 id="aufbau">Was in der Liste stehen darf</h2>
        <p>
          Eine Zeile je Konto, mit einer IBAN oder mit Bankleitzahl und Kontonummer. Andere Spalten wie Name
          oder Mitgliedsnummer stören nicht: Die richtigen Spalten werden an ihren Namen, ihrem Inhalt und den
          Prüfziffern erkannt. Kommen mehrere infrage, wählen Sie.
        </p>
        <p>
          Lesen lassen sich Excel-Dateien (.xlsx), OpenDocument (.ods), CSV und Text, bis zu 500.000 Zeilen.
          Makros werden nicht ausgeführt. Das Ergebnis bekommen Sie als Excel- oder CSV-Datei: Hinter den
          Spalten Ihrer Liste stehen IBAN, BIC, Bank, Ergebnis und Hinweis.
        </p>
        <figure class="snippet">
          <figcaption>Ein Beispiel</figcaption>
          <pre data-copy="" data-example-list="">
            {EXAMPLE_LIST}
          </pre>
        </figure>
      </section>
      <section aria-labelledby="bedeutung">
        <h2 id="bedeutung">Was die Ergebnisse bedeuten</h2>
        <Outcomes />
        <p class="limit">
          Ob es ein Konto gibt und wem es gehört, weiß nur die Bank. Maßgeblich ist die IBAN, die Ihr Mitglied
          oder Ihre Kundin nennt.
        </p>
      </section>
      <section aria-labelledby="sicher">
        <h2 id="sicher">Warum nichts übertragen wird</h2>
        <p>
          Ihr Browser lädt das Programm und das Verzeichnis aller Banken, bevor Sie etwas eingeben, und
          rechnet dann selbst, auch ohne Internet. Die Content Security Policy dieser Seite erlaubt ihm nur,
          Dateien dieser Website zu laden; Formulare abzusenden und Verbindungen aus Skripten verbietet sie.
          Wählen Sie eine Excel-Datei, lädt er dafür einen weiteren Teil des Programms von derselben Website.
          Gespeichert wird nichts: Sobald Sie die Seite schließen, ist die Liste fort.
        </p>
      </section>
      <section aria-labelledby="kommandozeile">
        <h2 id="kommandozeile">Auf der Kommandozeile</h2>
        <p>
          Mit Node.js und dem Quelltext dieser Website geht dasselbe ohne Browser. Auch hier bleibt alles auf
          Ihrem Rechner.
        </p>
        <Snippet label="Eine Liste prüfen" code={COMMAND} />
      </section>
    </>
  ),
};
