import type { FaqEntry, FaqGroup } from '../../content/faq.ts';
import { StructuredData } from '../structured-data.tsx';
import type { Language } from '../words/words.ts';
import { Prose } from './prose.tsx';

interface Props {
  readonly language: Language;
  readonly groups: readonly FaqGroup[];
  /** The heading of the list of questions, and its anchor. */
  readonly contents: { readonly id: string; readonly title: string };
}

/** Questions with their answers. In the markup their list follows. The style puts it beside them if there is room. */
export function Questions({ language, groups, contents }: Props) {
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
export function JumpsToQuestions({
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
