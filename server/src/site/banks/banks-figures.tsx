import { german } from '../../content/german.ts';
import { Day } from '../day.tsx';
import { OutOfDate } from '../validity.tsx';
import type { Visit } from '../visit.ts';

/** How many banks the directory has, for which days it is valid, and its source. */
export function BanksFigures({ visit }: { visit: Visit }) {
  const { directory, state } = visit;
  const { validFrom, validUntil, at } = state.edition;
  return (
    <section aria-labelledby="bestand">
      <h2 id="bestand" class="visually-hidden">
        Bestand
      </h2>
      <dl class="figures">
        <div>
          <dt>Banken</dt>
          <dd class="big">{german.number(directory.size)}</dd>
        </div>
        <div>
          <dt>{validFrom && validUntil ? 'Gültig' : 'Abgerufen'}</dt>
          <dd>
            {validFrom && validUntil ? (
              <>
                <Day iso={validFrom} /> bis <Day iso={validUntil} />
                <OutOfDate visit={visit} />
              </>
            ) : (
              <>
                am <Day iso={at} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Quelle</dt>
          <dd>
            Deutsche Bundesbank
            <span class="detail">
              <a href="/status">Stand der Bankdaten</a>
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
