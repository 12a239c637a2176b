import type { Page } from '../frame/page.ts';
import { Fault, Intro, Section } from '../frame/pieces.tsx';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What an on-screen keyboard offers. */
  readonly inputmode?: 'decimal' | 'text';
  readonly isLast?: true;
  readonly hidden?: true;
}

/** A field without a name, so that a browser has nothing to send even without the script. */
function GiroField({ id, label, hint, inputmode = 'text', isLast, hidden }: FieldProps) {
  return (
    <div class="field" data-field-of={id} hidden={hidden}>
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hinweis`}>
          {hint}
        </p>
      )}
      <Fault id={`${id}-fehler`} />
      <input
        id={id}
        type="text"
        inputmode={inputmode}
        enterkeyhint={isLast ? 'go' : 'next'}
        autocomplete="off"
        autocapitalize={id === 'empfaenger' || id === 'zweck' ? 'sentences' : 'off'}
        spellcheck={false}
        aria-describedby={hint && `${id}-hinweis`}
      />
    </div>
  );
}

function GiroForm() {
  return (
    <form class="giro-form card with-script" noValidate data-girocode="">
      <GiroField
        id="empfaenger"
        label="Empfänger"
        hint="Genau der Name, auf den das Konto läuft: Banken vergleichen ihn vor der Überweisung."
      />
      <GiroField
        id="iban"
        label="IBAN"
        hint={'Oder Bankleitzahl und Kontonummer, zum Beispiel 37040044\u00a0532013000.'}
      />
      <p class="hint" role="status" data-told="" />
      <div class="actions" hidden data-choices="" />
      <GiroField id="bic" label="BIC" hidden />
      <GiroField
        id="betrag"
        label="Betrag in Euro (freiwillig)"
        hint="Zum Beispiel 12,50. Ohne ihn trägt der Zahler den Betrag ein."
        inputmode="decimal"
      />
      <GiroField id="zweck" label="Verwendungszweck (freiwillig)" hint={'Höchstens 140\u00a0Zeichen.'} />
      <GiroField id="referenz" label="oder RF-Referenz (freiwillig)" hint="Sie beginnt mit RF." isLast />
      <p class="visually-hidden" role="status" data-spoken="" />
      <p class="fault" data-whole="" role="alert" />
      <button type="submit">GiroCode erstellen</button>
    </form>
  );
}

export const giroCodePage: Page = {
  path: '/girocode',
  name: 'GiroCode',
  title: 'GiroCode erstellen',
  description:
    'GiroCode (QR-Code für Überweisungen) aus Empfänger, IBAN, Betrag und Verwendungszweck erstellen, als SVG oder PNG speichern und drucken. Alles im Browser.',
  loads: { styles: ['girocode.css'], scripts: ['/embed.js', 'girocode.js'] },
  Content: () => (
    <>
      <Intro title="GiroCode erstellen">
        <p>
          Der QR-Code für Rechnungen und Spendenaufrufe: Eine Banking-App füllt damit die Überweisung aus.
        </p>
        <p class="promise">Ihre Angaben bleiben in Ihrem Browser.</p>
      </Intro>
      <noscript>
        <p class="notice">Diese Seite zeichnet den Code in Ihrem Browser und braucht dafür JavaScript.</p>
      </noscript>
      <div class="giro">
        <GiroForm />
        <section class="giro-code card" aria-labelledby="girocode" tabIndex={-1} hidden data-code="">
          <h2 id="girocode">Ihr GiroCode</h2>
          <div data-doubt="" />
          <div data-picture="" />
          <dl class="facts-of-iban" data-content="" />
          <div class="actions">
            <button type="button" data-save="png">
              Als PNG speichern
            </button>
            <button type="button" class="copy" data-save="svg">
              Als SVG speichern
            </button>
            <button type="button" class="copy" data-print="">
              Drucken
            </button>
          </div>
          <p class="hint">
            Lesen Sie den Code mit Ihrer Banking-App, bevor Sie ihn verteilen, und vergleichen Sie Empfänger
            und IBAN.
          </p>
        </section>
        <p class="giro-place hint with-script">Hier erscheint Ihr GiroCode, zum Speichern und Drucken.</p>
        <Section id="name" title="Warum der Name genau stimmen muss" class="giro-more">
          <p>
            Vor einer Überweisung vergleicht die Bank den Empfänger mit dem Namen, auf den das Konto läuft.
            Das ist die Empfängerüberprüfung. Weicht er ab, sieht der Zahler eine Warnung. Ein Verein schreibt
            seinen eingetragenen Namen, eine Firma ihren vollen Firmennamen.{' '}
            <a href="/faq#girocode">Mehr über den GiroCode</a>
          </p>
        </Section>
      </div>
    </>
  ),
};
