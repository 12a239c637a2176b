import { german } from '../../content/german.ts';
import { Anatomy, EXAMPLE } from '../anatomy.tsx';
import { BankSearch } from '../bank-search.tsx';
import { Calculator } from '../calculator.tsx';
import { Validity } from '../frame.tsx';
import { Blz } from '../grouped.tsx';
import type { Page } from '../page.ts';
import { Steps } from '../steps.tsx';

export const homePage: Page = {
  path: '/',
  name: 'Rechner',
  title: 'IBAN berechnen und prüfen',
  description:
    'IBAN aus Bankleitzahl und Kontonummer berechnen, IBAN prüfen, Bank und BIC finden. Alles im Browser: Ihre Kontonummer wird nicht übertragen.',
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
          <Calculator files={visit.files} />
        </div>
        <aside class="beside">
          <Anatomy />
          <ul class="facts">
            <li>Rechnet auf Ihrem Gerät, ohne Cookies und ohne Statistik.</li>
            <li>Prüft Länge, Aufbau und Prüfziffern von IBANs aus 89&nbsp;Ländern.</li>
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
          <noscript>
            <p>
              Ohne JavaScript antwortet unser Server. Dann wird gesendet, was Sie in dieses Feld schreiben.
            </p>
          </noscript>
        </div>
        <BankSearch />
      </section>
      <section class="how" aria-labelledby="aufbau">
        <h2 id="aufbau">So entsteht eine IBAN</h2>
        <p>
          Ein Beispiel mit der BLZ <Blz blz={EXAMPLE.blz} /> und der Kontonummer{' '}
          <span class="code">{EXAMPLE.kontonummer}</span>:
        </p>
        <Steps />
        <p class="limit">
          Einige Banken bilden IBANs nach eigenen Regeln; der Rechner wendet sie an. Maßgeblich ist die IBAN
          auf Ihrem Kontoauszug. <a href="/faq#bank-nennt-andere-iban">Warum das so ist</a>
        </p>
      </section>
      <section class="more" aria-labelledby="weiter">
        <h2 id="weiter">Oft gefragt</h2>
        <ul class="ways">
          <li>
            <a href="/faq#gueltige-iban-und-konto">Bedeutet eine gültige IBAN, dass es das Konto gibt?</a>
          </li>
          <li>
            <a href="/faq#wird-meine-kontonummer-gesendet">Wird meine Kontonummer irgendwohin gesendet?</a>
          </li>
          <li>
            <a href="/faq#brauche-ich-einen-bic">Brauche ich zur IBAN noch einen BIC?</a>
          </li>
          <li>
            <a href="/listen">Wie prüfe ich viele Konten auf einmal?</a>
          </li>
          <li>
            <a href="/einbetten">Wie kommt der Rechner auf meine eigene Website?</a>
          </li>
        </ul>
      </section>
      <script src="/embed.js" defer />
    </>
  ),
};
