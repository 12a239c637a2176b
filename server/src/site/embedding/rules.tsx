import { Snippet } from '../snippet.tsx';
import { snippets } from '../snippets.ts';
import type { Visit } from '../visit.ts';

/** What concerns all variants: policies, hashes, privacy. */
export function Rules({ visit }: { visit: Visit }) {
  const host = visit.base || 'https://…';
  return (
    <>
      <section aria-labelledby="csp" class="variant">
        <h2 id="csp">Content Security Policy</h2>
        <p>
          Hat Ihre Seite eine Content Security Policy, ergänzen Sie je nach Variante eine dieser Zeilen. Mehr
          ist nicht nötig: kein unsafe-inline, kein Eintrag in style-src oder connect-src. Auch Trusted Types
          stören nicht.
        </p>
        <Snippet label="Mini-Widget und Funktionen" code={`script-src ${host};`} />
        <Snippet label="Iframe" code={`frame-src ${host};`} />
        <p>
          Die Schnittstelle rufen Sie von Ihrem Server aus auf; dafür braucht Ihre Seite keinen Eintrag.
          Eigene Skripte und Stile aus den Beispielen legen Sie unter einer strengen Richtlinie in eigene
          Dateien.
        </p>
      </section>
      <section aria-labelledby="iban-regeln" class="variant">
        <h2 id="iban-regeln">IBANs nach den Regeln der Banken</h2>
        <p>
          Viele Banken bilden IBANs nach eigenen <a href="/glossar#iban-regel">Regeln</a>. Wenn Ihre Seite
          IBANs berechnet, laden Sie zwei weitere Skripte, in beliebiger Reihenfolge: <code>regeln.js</code>{' '}
          wendet diese Regeln an und prüft die Kontonummer. <code>banken.js</code> kennt alle Banken und sagt,
          wenn es eine Bankleitzahl nicht gibt. Die Regeln haben den Stand September&nbsp;2025.
        </p>
        <Snippet id="snippet-parts" label="HTML mit Regeln und Banken" code={snippets.parts(visit)} />
        <p>
          Ohne sie setzt der Rechner BLZ und Kontonummer nur zusammen und kennt nur die größten Banken. Der
          Satz neben dem Ergebnis sagt das. Ein drittes Skript, <code>laender.js</code>, prüft Kontonummern
          anderer Länder. Der Iframe lädt alle drei von selbst.
        </p>
      </section>
      <section aria-labelledby="versionen" class="variant">
        <h2 id="versionen">Feste Version mit Prüfsumme</h2>
        <p>
          Die Datei <code>embed.js</code> erhält Verbesserungen von selbst, spätestens nach einer Stunde. Die
          Datei mit der Versionsnummer im Namen ändert sich nie, und jede veröffentlichte Fassung bleibt
          abrufbar. Mit der Prüfsumme (<a href="/glossar#sri">Subresource Integrity</a>) führt der Browser nur
          genau diese Fassung aus.
        </p>
        <Snippet id="snippet-versioned" label="HTML mit Prüfsumme" code={snippets.versioned(visit)} />
      </section>
      <section aria-labelledby="daten" class="variant">
        <h2 id="daten">Was gespeichert und gesendet wird</h2>
        <p>
          Nichts. Nach dem Laden sendet der Rechner keine einzige Anfrage, setzt keine Cookies und legt nichts
          im Browser ab. Der Iframe meldet Ihrer Seite nur seine Höhe. Beim Laden der Datei erhält unser
          Server die IP-Adresse, wie bei jedem Abruf im Internet. Ein Zugriffsprotokoll führt die Anwendung
          nicht. Wer auch das vermeiden will, legt <code>embed.js</code> auf den eigenen Server.
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
