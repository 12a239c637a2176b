import { ENGLISH_FAQ_GROUPS } from '../../content/english-faq.ts';
import type { FaqEntry, FaqGroup } from '../../content/entries.ts';
import { FAQ_GROUPS } from '../../content/faq.ts';
import { StructuredData } from '../frame/head.tsx';
import type { Page } from '../frame/page.ts';
import { Intro } from '../frame/pieces.tsx';
import type { Language } from '../frame/words.ts';
import { Prose } from './prose.tsx';

interface Props {
  readonly language: Language;
  readonly groups: readonly FaqGroup[];
  /** The heading of the list of questions, and its anchor. */
  readonly contents: { readonly id: string; readonly title: string };
}

/** Questions with their answers. In the markup their list follows. The style puts it beside them if there is room. */
function Questions({ language, groups, contents }: Props) {
  return (
    <>
      <div class="with-aside">
        <div>
          {groups.map(({ id, name, entries }) => (
            <section class="questions" aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {entries.map(({ id, question, answer }) => (
                <section class="question" aria-labelledby={id}>
                  <h3 id={id}>{question}</h3>
                  <Prose text={answer} language={language} />
                </section>
              ))}
            </section>
          ))}
        </div>
        <nav class="contents" aria-labelledby={contents.id}>
          <h2 id={contents.id}>{contents.title}</h2>
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
      <StructuredData data={faqData(language, groups)} />
    </>
  );
}

/** Links to the groups of questions and to the list of all, for the top of the page. */
function JumpsToQuestions({
  groups,
  list,
}: {
  groups: readonly FaqGroup[];
  list: [id: string, text: string];
}) {
  return (
    <ul class="jumps">
      {groups.map(({ id, name, entries }) => (
        <li>
          <a href={`#${id}`}>
            {name} ({entries.length})
          </a>
        </li>
      ))}
      <li class="jump-contents">
        <a href={`#${list[0]}`}>{list[1]}</a>
      </li>
    </ul>
  );
}

/** The questions and answers, as search engines may show them. */
function faqData(inLanguage: Language, groups: readonly FaqGroup[]) {
  const entries: readonly FaqEntry[] = groups.flatMap((group) => group.entries);
  return {
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const LIST = 'alle-fragen';

export const faqPage: Page = {
  path: '/faq',
  name: 'FAQ',
  title: 'Fragen und Antworten',
  description:
    'Was ist eine IBAN, wo steht sie, braucht man noch einen BIC, und bleibt die Kontonummer im Browser? Kurze Antworten auf häufige Fragen.',
  Content: () => (
    <>
      <Intro title="Fragen und Antworten">
        <p>
          Jede Antwort beginnt mit dem, was Sie wissen wollen. Begriffe erklärt das{' '}
          <a href="/glossar">Glossar</a>.
        </p>
        <JumpsToQuestions groups={FAQ_GROUPS} list={[LIST, 'Alle Fragen auf einen Blick']} />
      </Intro>
      <Questions language="de" groups={FAQ_GROUPS} contents={{ id: LIST, title: 'Alle Fragen' }} />
    </>
  ),
};

const ENGLISH_LIST = 'all-questions';

export const englishFaqPage: Page = {
  path: '/en/faq',
  language: 'en',
  name: 'FAQ',
  title: 'Questions about German bank details',
  description:
    'What is a BLZ, where do I find it, why does my bank ask for an IBAN, and do I need a BIC? Short answers for people who pay to or from Germany.',
  Content: () => (
    <>
      <Intro title="Questions about German bank details">
        <p>
          Each answer begins with what you want to know. The <a href="/en">calculator</a> makes an IBAN from a
          BLZ and an account number.
        </p>
        <JumpsToQuestions groups={ENGLISH_FAQ_GROUPS} list={[ENGLISH_LIST, 'All questions at a glance']} />
      </Intro>
      <Questions
        language="en"
        groups={ENGLISH_FAQ_GROUPS}
        contents={{ id: ENGLISH_LIST, title: 'All questions' }}
      />
    </>
  ),
};
