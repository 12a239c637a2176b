import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Blz } from '../grouped.tsx';
import { Validity } from '../validity.tsx';
import type { Visit } from '../visit.ts';
import { FRAME_WORDS } from '../words/frame-words.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import type { Language } from '../words/words.ts';
import { AccountForm } from './account-form.tsx';
import { Anatomy } from './anatomy.tsx';
import { OftenAsked } from './often-asked.tsx';
import { Steps } from './steps.tsx';

/** The content of the home page in either language. */
export function HomeContent({ visit, language }: { visit: Visit; language: Language }) {
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
