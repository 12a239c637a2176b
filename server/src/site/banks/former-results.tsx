import type { FormerBank } from '../../calculator/former-banks.ts';
import { groupedBlz, type Hit } from '../../calculator/functions.ts';
import { german } from '../../content/notation.ts';
import { Blz, Fact, Section } from '../frame/pieces.tsx';
import { untilWhen } from './former-bank.tsx';
import { cityBesideName } from './names.ts';

/**
 * How many banks that are gone a search shows. Each record without a BIC counts as a bank of its own: Dresdner Bank
 * alone has dozens.
 */
const MAX_HITS = 60;

/** One bank that is gone: its names, city and former BLZ, and that it is gone. */
function FormerHit({ bank, others }: Hit<FormerBank>) {
  const { blz, name, longestName, city } = bank;
  const shown = longestName ?? name;
  return (
    <li>
      <p>
        <a class="bank" href={`/banken/${blz}`} data-field="name">
          {shown}
        </a>{' '}
        <span data-field="city">{cityBesideName({ name: shown, city })}</span>{' '}
        <span class="known">
          gibt es nicht mehr ({untilWhen(bank)})
          {longestName !== null && (
            <>
              , zuletzt <span data-field="former">{name}</span>
            </>
          )}
        </span>
      </p>
      <dl>
        <Fact term="Frühere BLZ">
          <Blz blz={blz} />
        </Fact>
      </dl>
      {others.length > 0 && (
        <details>
          <summary>
            {others.length === 1
              ? 'Noch eine frühere Bankleitzahl'
              : `${german.number(others.length)}\u00a0weitere frühere Bankleitzahlen`}
          </summary>
          <ul class="others" data-field="">
            {others.map((other) => (
              <li>
                <a href={`/banken/${other.blz}`}>{groupedBlz(other.blz)}</a>{' '}
                {[other.longestName ?? other.name, other.city].join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The banks that are gone and match a search, below those of today. */
export function FormerResults({ hits }: { hits: readonly Hit<FormerBank>[] }) {
  const more = hits.length - MAX_HITS;
  return (
    <Section id="frueher" title="Bankleitzahlen, die es nicht mehr gibt">
      <ul class="hits">
        {hits.slice(0, MAX_HITS).map((hit) => (
          <FormerHit {...hit} />
        ))}
      </ul>
      {more > 0 && (
        <p class="hint">
          {more === 1
            ? 'Eine weitere frühere Bank passt'
            : `${german.number(more)} weitere frühere Banken passen`}
          . Schreiben Sie den Ort dazu.
        </p>
      )}
    </Section>
  );
}
