import type { GlossaryEntry } from '../../content/entries.ts';
import { glossary, headwordOf } from '../../content/glossary.ts';
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
                {index > 0 && ', '}
                <a href={`#${other}`}>{HEADWORDS.get(other)}</a>
              </>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}

/** The letter under which an entry is listed. An umlaut is listed under its vowel. */
const initialOf = (entry: GlossaryEntry) =>
  headwordOf(entry).charAt(0).normalize('NFD').charAt(0).toUpperCase();

const INITIALS = [...new Set(glossary.map(initialOf))];

export const glossaryPage: Page = {
  path: '/glossar',
  name: 'Glossar',
  title: 'Glossar',
  description:
    'Begriffe rund um IBAN, BIC, Bankleitzahl und SEPA, in ein bis drei Sätzen erklärt – von Abgleich bis Zahlungsdienstleister.',
  loads: ({ glossaryJs }) => ({ scripts: [glossaryJs] }),
  Content: () => (
    <>
      <Intro title="Glossar">
        <p>
          {glossary.length}&nbsp;Begriffe rund um IBAN, BIC und Bankleitzahl, in ein bis drei Sätzen erklärt.
        </p>
      </Intro>
      {/* The style hides it if there is no JavaScript. */}
      <div class="glossary-filter" data-filter="">
        <label for="begriff">Begriff suchen</label>
        <p role="status" data-filter-count="" />
        <input
          id="begriff"
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
        />
      </div>
      <nav class="letters" aria-label="Anfangsbuchstaben">
        <ul>
          {INITIALS.map((letter) => (
            <li>
              <a href={`#buchstabe-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {INITIALS.map((letter) => (
        <section class="letter" aria-labelledby={`buchstabe-${letter}`}>
          <h2 id={`buchstabe-${letter}`}>{letter}</h2>
          <dl>{glossary.filter((entry) => initialOf(entry) === letter).map(GlossaryItem)}</dl>
        </section>
      ))}
    </>
  ),
};
