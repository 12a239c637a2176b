import {
  CALCULATOR_PARTS,
  CALCULATOR_SCRIPT,
  ENGLISH_SCRIPT,
  FIELD_SCRIPT,
} from '../frame/calculator-scripts.ts';
import type { Page } from '../frame/page.ts';
import { Intro, Section } from '../frame/pieces.tsx';
import type { Language } from '../frame/words.ts';
import { Configurator, EMBED_WORDS } from './configurator.tsx';

/** The page that puts together the code to copy, and shows what it will look like. */
function embedPageIn(language: Language): Page {
  const words = EMBED_WORDS[language];
  const { path, name, title, description } = words;
  return {
    ...{ path, language, name, title, description },
    namesAddress: true,
    loads: ({ embedCss, embedJs }) => ({
      styles: [embedCss],
      scripts: [...(language === 'en' ? [ENGLISH_SCRIPT] : []), CALCULATOR_SCRIPT, FIELD_SCRIPT, embedJs],
      idleScripts: CALCULATOR_PARTS,
    }),
    Content: (visit) => (
      <>
        <Intro title={title}>
          <p>{words.intro}</p>
        </Intro>
        <Configurator visit={visit} language={language} />
        <Section id="mehr" title={words.more}>
          <ul class="choices">
            {words.links.map(([href, text, what]) => (
              <li>
                <a href={href}>{text}</a>
                <span>{what}</span>
              </li>
            ))}
          </ul>
          {words.reference}
        </Section>
      </>
    ),
  };
}

export const embedPage = embedPageIn('de');
export const englishEmbedPage = embedPageIn('en');
