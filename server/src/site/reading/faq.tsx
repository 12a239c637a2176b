import type { ComponentChildren } from 'preact';
import { ENGLISH_FAQ_GROUPS } from '../../content/english-faq.ts';
import type { FaqGroup } from '../../content/entries.ts';
import { FAQ_GROUPS } from '../../content/faq.ts';
import { StructuredData } from '../frame/head.tsx';
import type { Language } from '../frame/languages.ts';
import type { Page } from '../frame/page.ts';
import { Intro } from '../frame/pieces.tsx';
import { Prose } from './prose.tsx';

interface Faq extends Pick<Page, 'path' | 'title' | 'description'> {
  readonly language: Language;
  readonly groups: readonly FaqGroup[];
  readonly intro: ComponentChildren;
  /** The list of all questions: its anchor, its heading, and the link to it. */
  readonly list: { readonly id: string; readonly title: string; readonly link: string };
}

/** Questions with answers. In the markup, a list of the questions follows; the style puts it beside them if it fits. */
function pageOf({ groups, intro, list, ...page }: Faq): Page {
  return {
    name: 'FAQ',
    ...page,
    Content: () => (
      <>
        <Intro title={page.title}>
          <p>{intro}</p>
          <ul class="jumps">
            {groups.map(({ id, name, entries }) => (
              <li>
                <a href={`#${id}`}>
                  {name} ({entries.length})
                </a>
              </li>
            ))}
            <li class="jump-contents">
              <a href={`#${list.id}`}>{list.link}</a>
            </li>
          </ul>
        </Intro>
        <div class="with-aside">
          <div>
            {groups.map(({ id, name, entries }) => (
              <section class="questions" aria-labelledby={id}>
                <h2 id={id}>{name}</h2>
                {entries.map(({ id, question, answer }) => (
                  <section class="question" aria-labelledby={id}>
                    <h3 id={id}>{question}</h3>
                    <Prose text={answer} language={page.language} />
                  </section>
                ))}
              </section>
            ))}
          </div>
          <nav class="contents" aria-labelledby={list.id}>
            <h2 id={list.id}>{list.title}</h2>
            {groups.map(({ name, entries }) => (
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
        <StructuredData data={faqData(page.language, groups)} />
      </>
    ),
  };
}

/** The questions and answers, as search engines may show them. */
const faqData = (inLanguage: Language, groups: readonly FaqGroup[]) => ({
  '@type': 'FAQPage',
  inLanguage,
  mainEntity: groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

export const faqPage = pageOf({
  path: '/faq',
  language: 'de',
  title: 'Fragen und Antworten',
  description:
    'Was ist eine IBAN, wo steht sie, braucht man noch einen BIC, und bleibt die Kontonummer im Browser? Kurze Antworten auf häufige Fragen.',
  groups: FAQ_GROUPS,
  intro: (
    <>
      Jede Antwort beginnt mit dem, was Sie wissen wollen. Begriffe erklärt das <a href="/glossar">Glossar</a>
      .
    </>
  ),
  list: { id: 'alle-fragen', title: 'Alle Fragen', link: 'Alle Fragen auf einen Blick' },
});

export const englishFaqPage = pageOf({
  path: '/en/faq',
  language: 'en',
  title: 'Questions about German bank details',
  description:
    'What is a BLZ, where do I find it, why does my bank ask for an IBAN, and do I need a BIC? Short answers for people who pay to or from Germany.',
  groups: ENGLISH_FAQ_GROUPS,
  intro: (
    <>
      Each answer begins with what you want to know. The <a href="/en">calculator</a> makes an IBAN from a BLZ
      and an account number.
    </>
  ),
  list: { id: 'all-questions', title: 'All questions', link: 'All questions at a glance' },
});
