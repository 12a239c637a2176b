import { ENGLISH_FAQ_GROUPS } from '../../content/english-faq.ts';
import type { Page } from '../page.ts';
import { JumpsToQuestions, Questions } from '../reading/questions.tsx';

const LIST = 'all-questions';

export const englishFaqPage: Page = {
  path: '/en/faq',
  language: 'en',
  name: 'FAQ',
  title: 'Questions about German bank details',
  description:
    'What is a BLZ, where do I find it, why does my bank ask for an IBAN, and do I need a BIC? Short answers for people who pay to or from Germany.',
  Content: () => (
    <>
      <header class="intro">
        <h1>Questions about German bank details</h1>
        <p>
          Each answer begins with what you want to know. The <a href="/en">calculator</a> makes an IBAN from a
          BLZ and an account number.
        </p>
        <JumpsToQuestions groups={ENGLISH_FAQ_GROUPS} list={[LIST, 'All questions at a glance']} />
      </header>
      <Questions language="en" groups={ENGLISH_FAQ_GROUPS} contents={{ id: LIST, title: 'All questions' }} />
    </>
  ),
};
