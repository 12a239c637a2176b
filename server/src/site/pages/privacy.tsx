import { SEARCHES_UNLOGGED } from '../../content/sentences.ts';
import { Operator, OperatorMissing } from '../operator.tsx';
import type { Page } from '../page.ts';

export const privacyPage: Page = {
  path: '/datenschutz',
  name: 'Datenschutz',
  title: 'Datenschutz',
  description: 'Ihre Kontonummer verlässt Ihren Browser nicht. Was diese Website verarbeitet und was nicht.',
  Content: ({ operator }) => (
    <>
      <header class="intro">
        <h1>Datenschutz</h1>
        <p>
          Ihre Kontonummer verlässt Ihren Browser nicht. Diese Website setzt keine Cookies und zählt keine
          Besuche.
        </p>
      </header>
      <OperatorMissing operator={operator} />
      <section aria-labelledby="rechner">
        <h2 id="rechner">Was Sie in den Rechner eingeben</h2>
        <p>
          Der Rechner läuft in Ihrem Browser. IBAN, Bankleitzahl und Kontonummer werden dabei weder übertragen
          noch gespeichert. Das gilt auch, wenn der Rechner in eine andere Website eingebettet ist. Dort lädt
          er beim ersten Klick in ein Feld die Regeln und das Verzeichnis der Banken von diesem Server, hier
          schon kurz nach dem Öffnen der Seite, beides ganz gleich, was Sie eingeben.
        </p>
        <p>
          Ebenso bleibt eine <a href="/listen">Liste von Konten</a>, die Sie einfügen oder als Datei wählen,
          in Ihrem Browser, und auch ihr Ergebnis entsteht dort.
        </p>
      </section>
      <section aria-labelledby="bank-suchen">
        <h2 id="bank-suchen">Was die Suche nach einer Bank sendet</h2>
        <p>
          Die <a href="/#bank-suchen">Suche auf der Startseite</a> antwortet in Ihrem Browser. Dafür lädt sie
          das Verzeichnis der Banken, ganz gleich, was Sie eingeben. Nur ohne JavaScript sendet sie Ihre
          Eingabe an unseren Server. Was mehr als 8&nbsp;Ziffern hat, wie eine IBAN, hält Ihr Browser auch
          dann zurück. {SEARCHES_UNLOGGED}
        </p>
        <p>
          Die <a href="/banken">Suche nach Banken</a> sendet den Suchtext. Was nach einer Kontonummer oder
          einer IBAN aussieht, schickt das Formular nicht ab.
        </p>
      </section>
      <section aria-labelledby="abruf">
        <h2 id="abruf">Was bei jedem Abruf geschieht</h2>
        <p>
          Ihr Browser teilt dem Server Ihre IP-Adresse mit, sonst käme keine Antwort bei Ihnen an.
          Rechtsgrundlage ist Artikel&nbsp;6&nbsp;Absatz&nbsp;1&nbsp;Buchstabe&nbsp;f DSGVO; das berechtigte
          Interesse ist, Ihnen diese Website zu zeigen. Die Anwendung speichert die Adresse nicht. Nur bei
          einem unerwarteten Fehler hält sie Methode, Adresse der Seite und Fehlermeldung fest.
        </p>
        <p>
          Ob ein vorgeschalteter Server des Betreibers oder seines Hosters Zugriffe protokolliert, sagt Ihnen
          der Betreiber.
        </p>
      </section>
      <section aria-labelledby="cookies">
        <h2 id="cookies">Cookies, Statistik, Dritte</h2>
        <p>
          Es gibt keine Cookies, keinen anderen Speicher im Browser, keine Statistik und keine Werbung. Alle
          Dateien kommen von diesem Server; Schriften und Skripte von Dritten werden nicht geladen.
        </p>
      </section>
      <section aria-labelledby="rechte">
        <h2 id="rechte">Ihre Rechte</h2>
        <p>
          Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und
          Widerspruch. Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren.
        </p>
      </section>
      <section aria-labelledby="verantwortlich">
        <h2 id="verantwortlich">Verantwortlich</h2>
        <Operator operator={operator} />
      </section>
    </>
  ),
};
