import { REGISTRY } from '../../content/dates.ts';
import { german } from '../../content/german.ts';
import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import { CALCULATOR_PARTS, CALCULATOR_SCRIPT } from '../calculator-scripts.ts';
import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Blz } from '../grouped.tsx';
import { Anatomy } from '../home/anatomy.tsx';
import { Calculator } from '../home/calculator.tsx';
import { LiveBankSearch } from '../home/live-bank-search.tsx';
import { OftenAsked } from '../home/often-asked.tsx';
import { Steps } from '../home/steps.tsx';
import type { Page } from '../page.ts';
import { Validity } from '../validity.tsx';

export const homePage: Page = {
  path: '/',
  name: 'Rechner',
  title: 'IBAN berechnen und prüfen',
  description:
    'IBAN aus Bankleitzahl und Kontonummer berechnen, IBAN prüfen, Bank und BIC finden. Alles im Browser: Ihre Kontonummer wird nicht übertragen.',
  loads: ({ homeJs }) => ({
    scripts: [CALCULATOR_SCRIPT],
    idleScripts: [...CALCULATOR_PARTS, homeJs],
  }),
  Content: (visit) => (
    <>
      <div class="hero">
        <header class="intro">
          <h1>IBAN berechnen und prüfen</h1>
          <p class="promise">Kostenlos, ohne Anmeldung. Ihre Kontonummer bleibt in Ihrem Browser.</p>
        </header>
        <div class="card">
          <noscript>
            <p class="notice">
              Der Rechner arbeitet in Ihrem Browser und braucht dafür JavaScript. Die{' '}
              <a href="#bank-suchen">Suche nach einer Bank</a> geht auch ohne.
            </p>
          </noscript>
          <Calculator />
        </div>
        <aside class="beside">
          <Anatomy />
          <ul class="facts">
            <li>Rechnet auf Ihrem Gerät, ohne Cookies und ohne Statistik.</li>
            <li>Prüft Länge, Aufbau und Prüfziffern von IBANs aus {REGISTRY.countries}&nbsp;Ländern.</li>
            <li>
              Quelle: Deutsche Bundesbank. <Validity visit={visit} />
            </li>
          </ul>
        </aside>
      </div>
      <section id="bank-suchen" class="band" aria-labelledby="bank-suchen-titel">
        <div>
          <h2 id="bank-suchen-titel">Bank suchen</h2>
          <p>
            Welche Bank gehört zu einer BLZ, welchen BIC hat sie? Die Suche kennt alle{' '}
            {german.number(visit.directory.size)}&nbsp;Banken aus dem Verzeichnis der Deutschen Bundesbank und
            antwortet in Ihrem Browser.
          </p>
        </div>
        <LiveBankSearch />
      </section>
      <section class="how" aria-labelledby="aufbau">
        <h2 id="aufbau">So entsteht eine IBAN</h2>
        <p>
          Ein Beispiel mit der BLZ <Blz blz={EXAMPLE_ACCOUNT.blz} /> und der Kontonummer{' '}
          <span class="code">{EXAMPLE_ACCOUNT.kontonummer}</span>:
        </p>
        <Steps />
        <p class="limit">
          Einige Banken bilden IBANs nach eigenen Regeln; der Rechner wendet sie an. {STATEMENT_DECIDES}{' '}
          <a href="/faq#bank-nennt-andere-iban">Warum das so ist</a>
        </p>
      </section>
      <OftenAsked />
    </>
  ),
};
