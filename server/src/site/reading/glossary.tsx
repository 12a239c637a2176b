import type { GlossaryEntry } from '../../content/entries.ts';
import { glossary, headwordOf } from '../../content/glossary.ts';
import { Alphabet } from '../frame/alphabet.tsx';
import type { Page } from '../frame/page.ts';
import { Intro } from '../frame/pieces.tsx';
import { MarkedText } from './prose.tsx';

const HEADWORDS = new Map(glossary.map((entry) => [entry.id, headwordOf(entry)]));

/** One term with its definition and links to related terms. */
function GlossaryItem(entry: GlossaryEntry) {
  const { id, term, definition, seeAlso } = entry;
  const headword = headwordOf(entry);
  return (
    <div class="entry" id={id}>
      <dt>
        <a href={`#${id}`}>{headword}</a>
        {headword !== term && (
          <span class="long-form">
            <span class="visually-hidden">: </span>
            <MarkedText text={term} />
          </span>
        )}
      </dt>
      <dd>
        <p>
          <MarkedText text={definition} />
        </p>
        {seeAlso.length > 0 && (
          <p class="see-also">
            Siehe auch{' '}
            {seeAlso.map((other, index) => (
              <>
                {index > 0 && ' '}
                <span>
                  <a href={`#${other}`}>{HEADWORDS.get(other)}</a>
                  {index < seeAlso.length - 1 && ','}
                </span>
              </>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}

export const glossaryPage: Page = {
  path: '/glossar',
  name: 'Glossar',
  title: 'Glossar',
  description:
    'Begriffe rund um IBAN, BIC, Bankleitzahl und SEPA, in ein bis drei Sätzen erklärt – von Abgleich bis Zahlungsdienstleister.',
  loads: { scripts: ['filter.js'] },
  Content: () => (
    <>
      <Intro title="Glossar">
        <p>
          {glossary.length}&nbsp;Begriffe rund um IBAN, BIC und Bankleitzahl, in ein bis drei Sätzen erklärt.
        </p>
      </Intro>
      <Alphabet
        items={glossary}
        wordOf={headwordOf}
        words={{ label: 'Begriff suchen', none: 'Kein Begriff', few: 'Begriffen' }}
      >
        {(entries) => <dl>{entries.map(GlossaryItem)}</dl>}
      </Alphabet>
    </>
  ),
};
