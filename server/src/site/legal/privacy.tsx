import { SEARCHES_UNLOGGED } from '../../content/sentences.ts';
import type { Page } from '../frame/page.ts';
import { Intro, Section } from '../frame/pieces.tsx';
import { Operator, OperatorMissing } from './imprint.tsx';

export const privacyPage: Page = {
  path: '/datenschutz',
  name: 'Datenschutz',
  title: 'Datenschutz',
  description: 'Ihre Kontonummer verlässt Ihren Browser nicht. Was diese Website verarbeitet und was nicht.',
  Content: ({ operator }) => (
    <>
      <Intro title="Datenschutz">
        <p>
          Ihre Kontonummer verlässt Ihren Browser nicht. Diese Website setzt keine Cookies und zählt keine
          Besuche.
        </p>
      </Intro>
      <OperatorMissing operator={operator} />
      <Section id="rechner" title="Was Sie in den Rechner eingeben" class="beside">
        <p>
          Der Rechner läuft in Ihrem Browser. IBAN, Bankleitzahl und Kontonummer werden dabei weder übertragen
          noch gespeichert. Das gilt auch, wenn der Rechner in eine andere Website eingebettet ist. Dort lädt
          er beim ersten Klick in ein Feld die Regeln und das Verzeichnis der Banken von diesem Server, hier
          schon kurz nach dem Öffnen der Seite, und zwar unabhängig von Ihren Eingaben.
        </p>
        <p>
          Ebenso bleibt eine <a href="/listen">Liste von Konten</a>, die Sie einfügen oder als Datei wählen,
          in Ihrem Browser, und auch ihr Ergebnis entsteht dort.
        </p>
        <p>
          Einen <a href="/girocode">GiroCode</a> zeichnet Ihr Browser selbst. Öffnen Sie die Seite aus einem
          Ergebnis, steht die IBAN hinter dem Zeichen <code>#</code> der Adresse, ebenso wenn der Rechner eine
          IBAN prüft, die in der Suche nach einer Bank stand. Diesen Teil sendet kein Browser, und die Seite
          entfernt ihn sofort.
        </p>
      </Section>
      <Section id="bank-suchen" title="Was die Suche nach einer Bank sendet" class="beside">
        <p>
          Die <a href="/#bank-suchen">Suche auf der Startseite</a> antwortet in Ihrem Browser. Dafür lädt sie
          das Verzeichnis der Banken, ganz gleich, was Sie eingeben. Sie sendet nichts davon, auch nicht,
          bevor ihr Skript geladen ist.
        </p>
        <p>
          Die <a href="/banken">Suche nach Banken</a> sendet den Suchtext. Was nach einer Kontonummer oder
          einer IBAN aussieht, schickt das Formular nicht ab. Ziffern allein und mehr als 4&nbsp;Ziffern neben
          einem Namen schickt es nur ab, wenn eine Bankleitzahl mit ihnen beginnt. Das prüft ein Skript in
          Ihrem Browser; solange es nicht geladen ist, wird nichts gesendet. {SEARCHES_UNLOGGED}
        </p>
        <p>
          Ohne JavaScript zählt der Browser nur die Ziffern. Hat Ihre Eingabe mehr als&nbsp;8, wie eine IBAN,
          schicken beide Suchen sie nicht ab. Alles andere senden sie an unseren Server. Darauf weist dann
          auch das Feld hin.
        </p>
        <p>
          Auf der Seite <a href="/schnittstelle">Schnittstelle</a> können Sie eine Anfrage an unseren Server
          ausprobieren. Sie enthält die Bankleitzahl, die Sie dort eingeben.
        </p>
      </Section>
      <Section id="abruf" title="Was bei jedem Abruf geschieht" class="beside">
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
      </Section>
      <Section id="cookies" title="Cookies, Statistik, Dritte" class="beside">
        <p>
          Es gibt keine Cookies, keinen anderen bleibenden Speicher im Browser, keine Statistik und keine
          Werbung. Alle Dateien kommen von diesem Server; Schriften und Skripte von Dritten werden nicht
          geladen.
        </p>
      </Section>
      <Section id="rechte" title="Ihre Rechte" class="beside">
        <p>
          Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und
          Widerspruch. Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren.
        </p>
      </Section>
      <Section id="verantwortlich" title="Verantwortlich" class="beside">
        <Operator operator={operator} />
      </Section>
    </>
  ),
};
