import { type GlossaryEntry, glossary } from '../glossary.ts';
import type { Page } from '../page.ts';
import { Marked } from '../prose.tsx';

/** Umlauts sort with their vowel. */
const initial = ({ term }: GlossaryEntry) => term.charAt(0).normalize('NFD').charAt(0).toUpperCase();

const letters = [...new Set(glossary.map(initial))];
const names = new Map(glossary.map(({ id, term, abbreviation }) => [id, abbreviation ?? term]));

export const glossaryPage: Page = {
  path: '/glossar',
  name: 'Glossar',
  title: 'Glossar',
  description:
    'Begriffe rund um IBAN, BIC, Bankleitzahl und SEPA, in ein bis drei Sätzen erklärt – von Abgleich bis Zahlungsdienstleister.',
  Content: () => (
    <>
      <header class="intro">
        <h1>Glossar</h1>
        <p>
          {glossary.length}&nbsp;Begriffe rund um IBAN, BIC und Bankleitzahl, in ein bis drei Sätzen erklärt.
        </p>
      </header>
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

function Entry({ id, term, abbreviation, definition, seeAlso }: GlossaryEntry) {
  return (
    <div class="entry" id={id}>
      <dt>
        <a href={`#${id}`}>
          <Marked text={term} />
          {abbreviation && <span class="abbreviation"> ({abbreviation})</span>}
        </a>
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
                <a href={`#${other}`}>{names.get(other)}</a>
              </>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
