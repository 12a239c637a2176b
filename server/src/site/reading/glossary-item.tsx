import { type GlossaryEntry, glossary, headwordOf } from '../../content/glossary.ts';
import { MarkedText } from './prose.tsx';

const HEADWORDS = new Map(glossary.map((entry) => [entry.id, headwordOf(entry)]));

/** One term with its definition and links to related terms. */
export function GlossaryItem(entry: GlossaryEntry) {
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
