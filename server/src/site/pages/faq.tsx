import { faq } from '../faq.ts';
import type { Page } from '../page.ts';
import { Prose } from '../prose.tsx';
import { raw } from '../raw.ts';

/** What search engines may show of it (schema.org FAQPage). `<` is escaped, so that no text ends the element. */
const structured = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'de',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}).replaceAll('<', '\\u003c');

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
      </header>
      <div class="with-aside">
        <nav class="contents" aria-labelledby="alle-fragen">
          <h2 id="alle-fragen">Alle Fragen</h2>
          <ol>
            {faq.map(({ id, question }) => (
              <li>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {faq.map(({ id, question, answer }) => (
            <section class="question" aria-labelledby={id}>
              <h2 id={id}>{question}</h2>
              <Prose text={answer} />
            </section>
          ))}
        </div>
      </div>
      <script type="application/ld+json" {...raw(structured)} />
    </>
  ),
};
