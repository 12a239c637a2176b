import type { Page } from '../frame/page.ts';
import { AS_TYPED, Intro, Section } from '../frame/pieces.tsx';
import { Snippet } from '../frame/snippet.tsx';
import { ListQuestions } from './list-questions.tsx';
import { ListResult, Outcomes } from './list-result.tsx';

/** The list that visitors can try out. It has a row for every outcome; its people do not exist. */
const EXAMPLE_LIST = `Mitglied;BLZ;Kontonummer;IBAN
Anna Arndt;37040044;532013000;
Bernd Busch;;;DE02 1203 0000 0000 2020 51
Clara Conrad;10070024;56002;
David Dorn;50010517;5407324931;
Eva Ernst;50040033;930125007;
Frank Fuchs;;;DE88 3704 0044 0532 0130 00
Greta Graf;37040044;;
Hans Hahn;370 400 44;532 013 000;
Ines Ihle;37040044;532013000;DE02 1203 0000 0000 2020 51
Jan Jung;;bar;
Summe: 10 Mitglieder;;;
`;

/**
 * The form for a list: pasted text, a chosen file or a dropped file. Its fields have no names, so a browser has nothing
 * to send even without the script.
 */
function ListForm() {
  return (
    <form class="list-form card with-script" noValidate data-list="">
      <div class="drop">
        <p class="by-mouse">
          <strong>Ziehen Sie Ihre Datei hierher</strong>
        </p>
        <button type="button" data-choose="">
          Datei wählen und prüfen
        </button>
        <p class="hint">Excel (.xlsx), OpenDocument (.ods), CSV oder Text</p>
        <input
          type="file"
          accept=".xlsx,.xlsm,.ods,.csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Datei"
          hidden
          data-file=""
        />
      </div>
      <div class="field">
        <label for="liste">Oder fügen Sie Ihre Liste ein</label>
        <p class="hint" id="liste-hinweis">
          Eine Zeile je Konto: IBAN, oder Bankleitzahl und Kontonummer
        </p>
        <p class="fault" id="liste-fehler" hidden data-fault-line="">
          <span class="visually-hidden">Fehler: </span>
          <span data-fault="" /> <a href="#aufbau">Was in der Liste stehen darf</a>
        </p>
        <textarea id="liste" rows={4} {...AS_TYPED} aria-describedby="liste-hinweis" data-text="" />
      </div>
      <div class="list-actions">
        <button type="submit" class="second">
          Liste prüfen
        </button>
        <button type="button" class="plain" data-example="">
          Beispiel ausprobieren
        </button>
      </div>
    </form>
  );
}

/** How many rows of a list are done, shown while the list is checked; and the live region for announcements. */
function ListProgress() {
  return (
    <>
      <div class="list-progress card" hidden data-progress="">
        <label for="fortschritt">Die Liste wird geprüft</label>
        <progress id="fortschritt" />
        <p class="hint" data-progress-rows="" />
        <button type="button" class="second" data-cancel="">
          Abbrechen
        </button>
      </div>
      <p class="visually-hidden" role="status" data-announcement="" />
    </>
  );
}

const COMMAND = 'node calculator/dist/command.js liste.csv > ergebnis.csv';

export const listsPage: Page = {
  path: '/listen',
  name: 'Viele Konten',
  title: 'Viele Konten auf einmal prüfen',
  description:
    'Listen mit IBANs oder mit Bankleitzahlen und Kontonummern im Browser prüfen und umrechnen, nach den Regeln der Banken. Es wird nichts übertragen.',
  loads: { styles: ['listen.css'], scripts: ['listen.js'] },
  Content: () => (
    <>
      <Intro title="Viele Konten auf einmal prüfen">
        <p>
          Für Vereine und Läden, die ihre Lastschriftdaten erneuern: Jede Zeile Ihrer Liste wird geprüft oder
          in eine IBAN umgerechnet, nach den Regeln der Banken.
        </p>
        <p class="promise">Ihre Liste bleibt in Ihrem Browser.</p>
      </Intro>
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
      <Section id="aufbau" title="Was in der Liste stehen darf">
        <p>
          Eine Zeile je Konto, mit einer IBAN oder mit Bankleitzahl und Kontonummer. Andere Spalten wie Name
          oder Mitgliedsnummer stören nicht: Die richtigen Spalten werden an ihren Namen, ihrem Inhalt und den
          Prüfziffern erkannt. Kommen mehrere infrage, wählen Sie.
        </p>
        <p>
          Lesen lassen sich Excel-Dateien (.xlsx), OpenDocument (.ods), CSV und Text, bis zu 500.000 Zeilen.
          Makros werden nicht ausgeführt. Das Ergebnis bekommen Sie als Excel- oder CSV-Datei: Hinter den
          Spalten Ihrer Liste stehen IBAN, IBAN (ungeprüft), BIC, Bank, Ergebnis und Hinweis. Eine IBAN, nach
          der Sie fragen sollten, steht nur in der Spalte „IBAN (ungeprüft)“, und in Excel ist ihre Zeile
          gelb. In einer Excel-Datei bleibt alles andere, wie es ist.
        </p>
        <figure class="snippet">
          <figcaption>Ein Beispiel</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, its rows scroll by its focus only */}
          <pre tabIndex={0} data-copy="" data-example-list="">
            {EXAMPLE_LIST}
          </pre>
        </figure>
      </Section>
      <Section id="bedeutung" title="Was die Ergebnisse bedeuten">
        <Outcomes />
        <p>
          Ob es ein Konto gibt und wem es gehört, weiß nur die Bank. Es gilt die IBAN, die Ihr Mitglied oder
          Ihre Kundin nennt.
        </p>
      </Section>
      <Section id="sicher" title="Warum nichts übertragen wird">
        <p>
          Ihr Browser lädt das Programm und das Verzeichnis aller Banken, bevor Sie etwas eingeben, und
          rechnet dann selbst, auch ohne Internet. Die Content Security Policy dieser Seite erlaubt ihm nur,
          Dateien dieser Website zu laden; Formulare abzusenden und Verbindungen aus Skripten verbietet sie.
          Gespeichert wird nichts: Sobald Sie die Seite schließen, ist die Liste fort.
        </p>
      </Section>
      <Section id="kommandozeile" title="Auf der Kommandozeile">
        <p>
          Mit Node.js und dem Quelltext dieser Website geht dasselbe ohne Browser. Auch hier bleibt alles auf
          Ihrem Rechner.
        </p>
        <Snippet label="Eine Liste prüfen" code={COMMAND} />
      </Section>
    </>
  ),
};
