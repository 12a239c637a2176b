import { FAQ_GROUPS } from '../../content/faq.ts';
import type { Page } from '../page.ts';
import { JumpsToQuestions, Questions } from '../reading/questions.tsx';

const LIST = 'alle-fragen';

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
        <JumpsToQuestions groups={FAQ_GROUPS} list={[LIST, 'Alle Fragen auf einen Blick']} />
      </header>
      <Questions language="de" groups={FAQ_GROUPS} contents={{ id: LIST, title: 'Alle Fragen' }} />
    </>
  ),
};
