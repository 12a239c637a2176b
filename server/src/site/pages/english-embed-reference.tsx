import { CALCULATOR_PARTS, CALCULATOR_SCRIPT, ENGLISH_SCRIPT, FIELD_SCRIPT } from '../calculator-scripts.ts';
import { EnglishFunctions, EnglishIframe } from '../embedding/english/other-ways.tsx';
import { EnglishOwnForm } from '../embedding/english/own-form.tsx';
import { EnglishPolicies, EnglishScripts } from '../embedding/english/scripts-and-policies.tsx';
import { EnglishWidget } from '../embedding/english/widget.tsx';
import type { Page } from '../page.ts';

/** All that can be set, and the other ways, in English. */
export const englishEmbedReferencePage: Page = {
  path: '/en/embed/reference',
  language: 'en',
  namesAddress: true,
  name: 'Embed: reference',
  title: 'Embed the IBAN calculator: reference',
  description:
    'Mini-widget, field, functions and iframe of the IBAN calculator with all settings, events, hashes and the Content Security Policy.',
  loads: () => ({
    scripts: [ENGLISH_SCRIPT, CALCULATOR_SCRIPT, FIELD_SCRIPT],
    idleScripts: CALCULATOR_PARTS,
  }),
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Embed the IBAN calculator: reference</h1>
        <p>
          For all who want to set more than on the page <a href="/en/embed">Embed</a>.
        </p>
      </header>
      <EnglishWidget visit={visit} />
      <EnglishOwnForm visit={visit} />
      <EnglishFunctions visit={visit} />
      <EnglishIframe visit={visit} />
      <EnglishScripts visit={visit} />
      <EnglishPolicies visit={visit} />
    </>
  ),
};
