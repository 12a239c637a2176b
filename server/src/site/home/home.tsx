import { CALCULATOR_SCRIPT, ENGLISH_SCRIPT, EXAMPLE_ACCOUNT } from '../frame/calculator-scripts.ts';
import { Blz, Grouped, IbanParts } from '../frame/grouped.tsx';
import { FRAME_WORDS } from '../frame/head.tsx';
import type { Page } from '../frame/page.ts';
import { Validity } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';
import type { HomeWords, Language } from '../frame/words.ts';
import { AccountForm } from './account-form.tsx';
import { GERMAN_HOME } from './de.tsx';
import { ENGLISH_HOME } from './en.tsx';

const HOME_WORDS: Readonly<Record<Language, HomeWords>> = { de: GERMAN_HOME, en: ENGLISH_HOME };

/** The parts of the example IBAN. */
function Anatomy({ words }: { words: HomeWords['anatomy'] }) {
  const { blz, kontonummer } = EXAMPLE_ACCOUNT;
  return (
    <figure class="anatomy">
      <p class="whose">{words.example}</p>
      <IbanParts checkDigits="89" blz={blz} kontonummer={kontonummer.padStart(10, '0')} names={words.parts} />
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

/** Links to answers of the FAQ and to pages for other tasks. */
function OftenAsked({ words }: { words: HomeWords['oftenAsked'] }) {
  return (
    <section class="more" aria-labelledby="weiter">
      <h2 id="weiter">{words.title}</h2>
      <ul class="ways">
        {words.links.map(({ href, text }) => (
          <li>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How an IBAN is put together: three steps with the numbers of the example. */
function Steps({ words: { fill, checkDigits, join } }: { words: HomeWords['how'] }) {
  return (
    <ol class="steps">
      <li>
        <h3>{fill.name}</h3>
        <p>{fill.text}</p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">
            <b>0</b>
            {EXAMPLE_ACCOUNT.kontonummer}
          </span>
        </p>
      </li>
      <li>
        <h3>{checkDigits.name}</h3>
        <p>{checkDigits.text}</p>
        <p class="working code">
          <span class="blz">{EXAMPLE_ACCOUNT.blz}</span>
          <span class="konto">0{EXAMPLE_ACCOUNT.kontonummer}</span>
          <span class="land">131400</span>
        </p>
        <p class="working">{checkDigits.working(<span class="code pruef">89</span>)}</p>
      </li>
      <li>
        <h3>{join.name}</h3>
        <p>{join.text}</p>
        <p class="working">
          <Grouped text={EXAMPLE_ACCOUNT.iban} />
        </p>
      </li>
    </ol>
  );
}

/** The content of the home page in either language. */
function HomeContent({ visit, language }: { visit: Visit; language: Language }) {
  const { title, promise, scriptNeeded, form, anatomy, facts, how, oftenAsked } = HOME_WORDS[language];
  const { source, validity } = FRAME_WORDS[language];
  return (
    <>
      <div class="hero">
        <header class="intro">
          <h1>{title}</h1>
          <p class="promise">{promise}</p>
        </header>
        <div class="card" id={form.id}>
          <noscript>
            <p class="notice">{scriptNeeded}</p>
          </noscript>
          <AccountForm words={form} />
        </div>
        <div class="beside">
          {/* browser/account-form/ shows the result in the place of the example. */}
          <section data-result="" tabIndex={-1}>
            <Anatomy words={anatomy} />
          </section>
          <ul class="facts">
            {facts.map((fact) => (
              <li>{fact}</li>
            ))}
            <li>
              {source} <Validity visit={visit} words={validity} />
            </li>
          </ul>
        </div>
      </div>
      <section class="how" aria-labelledby="aufbau">
        <h2 id="aufbau">{how.title}</h2>
        <p>
          {how.example(
            <Blz blz={EXAMPLE_ACCOUNT.blz} />,
            <span class="code">{EXAMPLE_ACCOUNT.kontonummer}</span>,
          )}
        </p>
        <Steps words={how} />
        <p class="limit">{how.limit}</p>
      </section>
      <OftenAsked words={oftenAsked} />
    </>
  );
}

export const homePage: Page = {
  path: '/',
  name: 'Rechner',
  title: 'IBAN berechnen und prüfen',
  description:
    'IBAN aus Bankleitzahl und Kontonummer berechnen, IBAN prüfen, Bank und BIC finden. Alles im Browser: Ihre Kontonummer wird nicht übertragen.',
  loads: ({ homeJs }) => ({
    scripts: [CALCULATOR_SCRIPT, homeJs],
  }),
  Content: (visit) => <HomeContent visit={visit} language="de" />,
};

export const englishHomePage: Page = {
  path: '/en',
  language: 'en',
  name: 'Calculator',
  title: 'Calculate and check a German IBAN',
  description:
    'Calculate an IBAN from a German bank code (BLZ) and account number, check an IBAN, find bank and BIC. All in your browser: your account number is not sent.',
  loads: ({ homeJs }) => ({
    // The English words come first, so that the calculator never begins in German.
    scripts: [ENGLISH_SCRIPT, CALCULATOR_SCRIPT, homeJs],
  }),
  Content: (visit) => <HomeContent visit={visit} language="en" />,
};
