import { knownRule } from '../../calculator/functions.ts';
import { calculatorScripts } from '../frame/calculator-scripts.ts';
import { FRAME_WORDS } from '../frame/head.tsx';
import type { Language } from '../frame/languages.ts';
import type { Page } from '../frame/page.ts';
import { LinkList, Section } from '../frame/pieces.tsx';
import type { Visit } from '../frame/visit.ts';
import { AccountForm } from './account-form.tsx';
import { GERMAN_HOME, type HomeWords } from './de.tsx';
import { ENGLISH_HOME } from './en.tsx';

/** What the site is used for, each with a link that covers its card. */
function Tasks({ tasks }: { tasks: HomeWords['tasks'] }) {
  return (
    <ul class="tasks">
      {tasks.map(({ href, hreflang, name, text }) => (
        <li>
          <h2>
            <a href={href} hreflang={hreflang}>
              {name}
            </a>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Why visitors can trust the page: nothing is sent, and the rules are those of the banks. The footer has the source. */
function Trust({ visit, words, language }: { visit: Visit; words: HomeWords['trust']; language: Language }) {
  const ruled = Array.from(visit.directory.banks()).filter(({ blz }) => knownRule(blz)).length;
  const { validity } = FRAME_WORDS[language];
  return (
    <ul class="trust">
      <li>{words.sent}</li>
      <li>{words.rules(validity.notation.number(ruled))}</li>
    </ul>
  );
}

function homeIn(language: Language, words: HomeWords): Page {
  const { path, name, title, description, promise, scriptNeeded, form, tasks, trust, oftenAsked } = words;
  return {
    ...{ path, language, name, title, description },
    loads: { scripts: [...calculatorScripts(language), 'home.js'] },
    Content: (visit) => (
      <>
        <header class="intro home">
          <h1>{title}</h1>
          <p class="promise">{promise}</p>
        </header>
        <div class="hero">
          <div class="card" id={form.id}>
            <noscript>
              <p class="notice">{scriptNeeded}</p>
            </noscript>
            <AccountForm words={form} />
          </div>
          {/* script/show-answer.ts shows the result in place of the tasks. */}
          <section class="reply" data-result="" tabIndex={-1}>
            <Tasks tasks={tasks} />
          </section>
        </div>
        <Trust visit={visit} words={trust} language={language} />
        <Section id="weiter" title={oftenAsked.title} class="more">
          <LinkList links={oftenAsked.links} />
        </Section>
      </>
    ),
  };
}

export const homePage = homeIn('de', GERMAN_HOME);
export const englishHomePage = homeIn('en', ENGLISH_HOME);
