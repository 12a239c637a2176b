import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import { Operator, OperatorMissing } from '../operator.tsx';
import type { Page } from '../page.ts';

export const imprintPage: Page = {
  path: '/impressum',
  name: 'Impressum',
  title: 'Impressum',
  description: 'Wer diesen IBAN-Rechner betreibt und wie Sie den Betreiber erreichen.',
  Content: ({ operator }) => (
    <>
      <header class="intro">
        <h1>Impressum</h1>
        <p>Angaben nach §&nbsp;5&nbsp;DDG.</p>
      </header>
      <OperatorMissing operator={operator} />
      <section aria-labelledby="betreiber">
        <h2 id="betreiber">Betreiber</h2>
        <Operator operator={operator} />
      </section>
      <section aria-labelledby="quelle">
        <h2 id="quelle">Quelle der Bankdaten</h2>
        <p>
          Quelle: Deutsche Bundesbank. Die Angaben zu Banken stammen aus der{' '}
          <a href="/glossar#bankleitzahlendatei">Bankleitzahlendatei</a> und werden unverändert wiedergegeben.
        </p>
      </section>
      <section aria-labelledby="haftung">
        <h2 id="haftung">Was ein Ergebnis bedeutet</h2>
        <p>
          Eine berechnete IBAN ist rechnerisch ermittelt. Einige Banken bilden IBANs nach eigenen Regeln.{' '}
          {STATEMENT_DECIDES}
        </p>
      </section>
    </>
  ),
};
