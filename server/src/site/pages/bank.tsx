import { RULES_MONTH } from '../../content/dates.ts';
import type { Bank } from '../../directory/bank.ts';
import { groupedBlz } from '../../directory/blz.ts';
import { BankAnatomy } from '../banks/bank-anatomy.tsx';
import type { BankRule } from '../banks/bank-rule.ts';
import { BankSearchForm } from '../banks/bank-search-form.tsx';
import { Breadcrumb } from '../banks/breadcrumb.tsx';
import { methodSentence, ruleSentence } from '../banks/rule-sentences.ts';
import { Blz } from '../grouped.tsx';
import type { Page } from '../page.ts';

/** The rule of banks of which nobody may compute an IBAN. */
const NO_IBANS = 1;

interface Subject {
  readonly bank: Bank;
  readonly rule: BankRule;
  /** The bank that takes this one's place, where the directory names one and has it. */
  readonly successor: Bank | undefined;
}

/** The page of one bank, `/banken/37040044`. */
export function bankPage({ bank, rule, successor }: Subject): Page {
  const { blz, city, bic } = bank;
  const name = nameWithCity(bank);
  const path = `/banken/${blz}`;
  return {
    path,
    name,
    title: `${name}: BLZ\u00a0${groupedBlz(blz)}`,
    description: `${name}: Bankleitzahl\u00a0${blz}, ${bic ? `BIC ${bic}` : 'ohne BIC'}, Aufbau der IBAN.`,
    Content: ({ base }) => (
      <>
        <Breadcrumb base={base} name={name} path={path} />
        <header class="intro">
          <h1>{name}</h1>
        </header>
        {bank.deletion && <Deletion bank={bank} successor={successor} />}
        <Facts bank={bank} />
        {rule.number !== NO_IBANS && (
          <p class="action">
            <a class="button" href={`/?blz=${blz}`}>
              Mit dieser BLZ rechnen
            </a>
          </p>
        )}
        <Ibans bank={bank} rule={rule} />
        <section aria-labelledby="weitere">
          <h2 id="weitere">Weitere Banken</h2>
          <ul class="ways">
            <li>
              <a href={`/banken?${new URLSearchParams({ q: city })}`}>
                <span>
                  Banken in <span data-field="city">{city}</span>
                </span>
              </a>
            </li>
            <li>
              <a href={`/banken?${new URLSearchParams({ q: bank.name })}`}>
                <span>
                  Banken mit dem Namen <span data-field="name">{bank.name}</span>
                </span>
              </a>
            </li>
          </ul>
          <BankSearchForm />
        </section>
      </>
    ),
  };
}

/** A name that holds the city already needs it no second time. */
function nameWithCity({ name, city }: Bank): string {
  return name.includes(city) ? name : `${name}, ${city}`;
}

function Deletion({ bank, successor }: Pick<Subject, 'successor' | 'bank'>) {
  return (
    <p class="notice">
      Diese Bankleitzahl wird gelöscht, das hat die Bundesbank angekündigt.{' '}
      {bank.successor === null ? (
        'Eine Nachfolgerin ist nicht genannt. Fragen Sie die Bank nach Ihrer neuen IBAN.'
      ) : (
        <>
          An ihre Stelle tritt die BLZ <Blz blz={bank.successor} />
          {successor && (
            <>
              {' '}
              (<a href={`/banken/${successor.blz}`}>{nameWithCity(successor)}</a>)
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

function Facts({ bank: { blz, name, city, bic } }: Pick<Subject, 'bank'>) {
  return (
    <dl class="figures">
      <div>
        <dt>Bankleitzahl</dt>
        <dd class="key">
          <Blz blz={blz} />
        </dd>
      </div>
      <div>
        <dt>BIC</dt>
        <dd>{bic ? <span class="key code">{bic}</span> : 'keiner im Verzeichnis'}</dd>
      </div>
      <div>
        <dt>Name</dt>
        <dd data-field="name">{name}</dd>
      </div>
      <div>
        <dt>Ort</dt>
        <dd data-field="city">{city}</dd>
      </div>
    </dl>
  );
}

function Ibans({ bank, rule }: Pick<Subject, 'bank' | 'rule'>) {
  const method = methodSentence(bank);
  return (
    <section aria-labelledby="iban">
      <h2 id="iban">
        {rule.number === NO_IBANS ? 'IBANs dieser Bank' : 'So sind die IBANs dieser Bank aufgebaut'}
      </h2>
      {rule.number !== NO_IBANS && <BankAnatomy blz={rule.blz} kontonummer={rule.kontonummer} />}
      <p>
        {ruleSentence(bank, rule)} <a href="/faq#bank-nennt-andere-iban">Warum es solche Regeln gibt</a>
      </p>
      {method && <p>{method}</p>}
      <p class="hint">Stand der Regeln: {RULES_MONTH}. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.</p>
    </section>
  );
}
