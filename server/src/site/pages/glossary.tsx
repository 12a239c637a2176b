import { type GlossaryEntry, glossary, wordOf } from '../../content/glossary.ts';
import type { Page } from '../page.ts';
import { Marked } from '../prose.tsx';

/** Umlauts sort with their vowel. */
const initial = (entry: GlossaryEntry) => wordOf(entry).charAt(0).normalize('NFD').charAt(0).toUpperCase();

const letters = [...new Set(glossary.map(initial))];
const words = new Map(glossary.map((entry) => [entry.id, wordOf(entry)]));

export const glossaryPage: Page = {
  path: '/glossar',
  name: 'Glossar',
  title: 'Glossar',
  description:
    'Begriffe rund um IBAN, BIC, Bankleitzahl und SEPA, in ein bis drei Sätzen erklärt – von Abgleich bis Zahlungsdienstleister.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Glossar</h1>
        <p>
          {glossary.length}&nbsp;Begriffe rund um IBAN, BIC und Bankleitzahl, in ein bis drei Sätzen erklärt.
        </p>
      </header>
      {/* Shown by its script: without JavaScript nothing could be filtered. */}
      <div class="filter" data-filter="" hidden>
        <label for="begriff">Begriff suchen</label>
        <p role="status" data-filter-count="" />
        <input id="begriff" type="search" autocomplete="off" autocapitalize="off" spellcheck={false} />
      </div>
      <script src={visit.files.glossaryJs} />
      <nav class="letters" aria-label="Anfangsbuchstaben">
        <ul>
          {letters.map((letter) => (
            <li>
              <a href={`#buchstabe-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map((letter) => (
        <section class="letter" aria-labelledby={`buchstabe-${letter}`}>
          <h2 id={`buchstabe-${letter}`}>{letter}</h2>
          <dl>{glossary.filter((entry) => initial(entry) === letter).map(Entry)}</dl>
        </section>
      ))}
    </>
  ),
};

function Entry(entry: GlossaryEntry) {
  const { id, term, definition, seeAlso } = entry;
  const word = wordOf(entry);
  return (
    <div class="entry" id={id}>
      <dt>
        <a href={`#${id}`}>{word}</a>
        {word !== term && (
          <span class="long-form">
            <span class="hidden">: </span>
            <Marked text={term} />
          </span>
        )}
      </dt>
      <dd>
        <p>
          <Marked text={definition} />
        </p>
        {seeAlso.length > 0 && (
          <p class="see-also">
            Siehe auch{' '}
            {seeAlso.map((other, index) => (
              <>
                {index > 0 && ', '}
                <a href={`#${other}`}>{words.get(other)}</a>
              </>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
