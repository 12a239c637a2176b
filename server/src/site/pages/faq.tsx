import { FAQ_GROUPS, faq } from '../../content/faq.ts';
import type { Page } from '../page.ts';
import { Prose } from '../reading/prose.tsx';
import { StructuredData } from '../structured-data.tsx';

/** The questions and answers, as search engines may show them. */
const FAQ_DATA = {
  '@type': 'FAQPage',
  inLanguage: 'de',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** In the markup the list of questions follows the answers. The style puts it beside them where there is room. */
export const faqPage: Page = {
  path: '/faq',
  name: 'FAQ',
  title: 'Fragen und Antworten',
  description:
    'Was ist eine IBAN, wo steht sie, braucht man noch einen BIC, und bleibt die Kontonummer im Browser? Kurze Antworten auf häufige Fragen.',
  Content: () => (
    <>
      <header class="intro">
        <h1>Fragen und Antworten</h1>
        <p>
          Jede Antwort beginnt mit dem, was Sie wissen wollen. Begriffe erklärt das{' '}
          <a href="/glossar">Glossar</a>.
        </p>
        <ul class="jumps">
          {FAQ_GROUPS.map(({ id, name, entries }) => (
            <li>
              <a href={`#${id}`}>
                {name} ({entries.length})
              </a>
            </li>
          ))}
          <li class="jump-contents">
            <a href="#alle-fragen">Alle Fragen auf einen Blick</a>
          </li>
        </ul>
      </header>
      <div class="with-aside">
        <div>
          {FAQ_GROUPS.map(({ id, name, entries }) => (
            <section class="questions" aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {entries.map(({ id, question, answer }) => (
                <section class="question" aria-labelledby={id}>
                  <h3 id={id}>{question}</h3>
                  <Prose text={answer} />
                </section>
              ))}
            </section>
          ))}
        </div>
        <nav class="contents" aria-labelledby="alle-fragen">
          <h2 id="alle-fragen">Alle Fragen</h2>
          {FAQ_GROUPS.map(({ name, entries }) => (
            <>
              <h3>{name}</h3>
              <ol>
                {entries.map(({ id, question }) => (
                  <li>
                    <a href={`#${id}`}>{question}</a>
                  </li>
                ))}
              </ol>
            </>
          ))}
        </nav>
      </div>
      <StructuredData data={FAQ_DATA} />
    </>
  ),
};
