import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Blz } from '../grouped.tsx';
import { Validity } from '../validity.tsx';
import type { Visit } from '../visit.ts';
import { FRAME_WORDS } from '../words/frame-words.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import type { Language } from '../words/words.ts';
import { Anatomy } from './anatomy.tsx';
import { Calculator } from './calculator.tsx';
import { LiveBankSearch } from './live-bank-search.tsx';
import { OftenAsked } from './often-asked.tsx';
import { Steps } from './steps.tsx';

/** The content of the home page in either language. */
export function HomeContent({ visit, language }: { visit: Visit; language: Language }) {
  const { title, promise, scriptNeeded, modes, anatomy, facts, search, how, oftenAsked } =
    HOME_WORDS[language];
  const { source, validity } = FRAME_WORDS[language];
  return (
    <>
      <div class="hero">
        <header class="intro">
          <h1>{title}</h1>
          <p class="promise">{promise}</p>
        </header>
        <div class="card">
          <noscript>
            <p class="notice">{scriptNeeded(search.id)}</p>
          </noscript>
          <Calculator words={modes} />
        </div>
        <aside class="beside">
          <Anatomy words={anatomy} />
          <ul class="facts">
            {facts.map((fact) => (
              <li>{fact}</li>
            ))}
            <li>
              {source} <Validity visit={visit} words={validity} />
            </li>
          </ul>
        </aside>
      </div>
      <section id={search.id} class="band" aria-labelledby={`${search.id}-titel`}>
        <div>
          <h2 id={`${search.id}-titel`}>{search.title}</h2>
          <p>{search.about(visit.directory.size)}</p>
        </div>
        <LiveBankSearch id={search.id} words={search.form} />
      </section>
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
