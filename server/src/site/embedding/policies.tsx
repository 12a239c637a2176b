import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';

/** What to allow in a Content Security Policy, and what to tell visitors about their data. */
export function Policies({ visit }: { visit: Visit }) {
  const host = visit.base || 'https://…';
  return (
    <>
      <section aria-labelledby="csp" class="variant">
        <h2 id="csp">Content Security Policy</h2>
        <p>
          Hat Ihre Seite eine Content Security Policy, ergänzen Sie je nach Variante eine dieser Zeilen. Mehr
          ist nicht nötig: kein unsafe-inline, kein Eintrag in style-src oder connect-src. Trusted Types
          brauchen keine eigene Richtlinie. Nennt Ihre Seite in script-src einzelne Dateien, dann alle fünf:{' '}
          <code>embed.js</code>, <code>formular.js</code>, <code>regeln.js</code>, <code>banken.js</code> und{' '}
          <code>laender.js</code>. Fehlt eine, bestätigt der Rechner nichts, was sie wissen müsste.
        </p>
        <Snippet label="Mini-Widget und Funktionen" code={`script-src ${host};`} />
        <Snippet label="Iframe" code={`frame-src ${host};`} />
        <p>
          Die Schnittstelle rufen Sie von Ihrem Server aus auf; dafür braucht Ihre Seite keinen Eintrag.
          Eigene Skripte und Stile aus den Beispielen legen Sie unter einer strengen Richtlinie in eigene
          Dateien.
        </p>
      </section>
      <section aria-labelledby="daten" class="variant">
        <h2 id="daten">Was gespeichert und gesendet wird</h2>
        <p>
          Von den Eingaben nichts. Der Rechner setzt keine Cookies und legt nichts im Browser ab. Beim ersten
          Klick in ein Feld lädt das Mini-Widget seine weiteren Skripte, ganz gleich, was jemand eingibt;
          danach sendet es keine Anfrage. Der Iframe meldet Ihrer Seite nur seine Höhe. Beim Laden der Dateien
          erhält unser Server die IP-Adresse, wie bei jedem Abruf im Internet. Ein Zugriffsprotokoll führt die
          Anwendung nicht. Wer auch das vermeiden will, legt die Skripte auf den eigenen Server.
        </p>
        <Snippet
          label="Satz für Ihre Datenschutzerklärung"
          prose
          code={`Auf dieser Website ist der IBAN-Rechner von ${visit.operator.name ?? host} eingebunden. Beim Laden erhält dessen Server Ihre IP-Adresse (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0f DSGVO). Ihre Eingaben werden nur in Ihrem Browser verarbeitet, weder übertragen noch gespeichert. Cookies setzt der IBAN-Rechner nicht.`}
        />
      </section>
    </>
  );
}
