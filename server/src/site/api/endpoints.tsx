import { bankRecord } from '../../content/bank-record.ts';
import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import { Bank, Faq, Glossary, Status } from '../../content/schemas.ts';
import { STATUS_EXAMPLE } from '../../content/status-example.ts';
import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { Snippet } from '../snippet.tsx';
import type { Visit } from '../visit.ts';
import { Fields } from './fields.tsx';

const indented = (value: unknown) => JSON.stringify(value, null, 2);
/** An array with one entry; dots stand for the others. */
const shortened = (entry: unknown) => `[\n  …\n${indented([entry]).slice(2, -2)},\n  …\n]`;

/** The four addresses: what each answers, its fields with their types, and an example in which every field has a value. */
export function Endpoints({ visit }: { visit: Visit }) {
  const bank = visit.directory.get(EXAMPLE_ACCOUNT.blz);
  return (
    <>
      <section aria-labelledby="bank" class="variant">
        <h2 id="bank">
          <code>GET /api/bank/:blz</code>
        </h2>
        <p>
          Die Bank zu einer <a href="/glossar#bankleitzahl">Bankleitzahl</a>. Trennzeichen wie Leerzeichen,
          Striche und Punkte werden entfernt; danach müssen genau 8&nbsp;Ziffern übrig sein.
        </p>
        <Fields schema={Bank} caption="Felder einer Bank" />
        {bank && (
          <Snippet
            id="beispiel-bank"
            label={`Antwort auf /api/bank/${EXAMPLE_ACCOUNT.blz}`}
            code={indented(bankRecord(bank))}
          />
        )}
      </section>
      <section aria-labelledby="faq" class="variant">
        <h2 id="faq">
          <code>GET /api/faq</code>
        </h2>
        <p>
          Alle Fragen und Antworten als Array, in der Reihenfolge der <a href="/faq">FAQ-Seite</a>.
        </p>
        <Fields schema={Faq.items} caption="Felder einer Frage" />
        <Snippet id="beispiel-faq" label="Antwort, gekürzt" code={shortened(faq[0])} />
      </section>
      <section aria-labelledby="glossary" class="variant">
        <h2 id="glossary">
          <code>GET /api/glossary</code>
        </h2>
        <p>
          Alle Begriffe als Array, in der Reihenfolge des <a href="/glossar">Glossars</a>.
        </p>
        <Fields schema={Glossary.items} caption="Felder eines Begriffs" />
        <Snippet
          id="beispiel-glossary"
          label="Antwort, gekürzt"
          code={shortened(glossary.find(({ id }) => id === 'iban'))}
        />
      </section>
      <section aria-labelledby="status" class="variant">
        <h2 id="status">
          <code>GET /api/status</code>
        </h2>
        <p>
          Zahl der Banken, Gültigkeit der Daten und der letzte <a href="/glossar#abgleich">Abgleich</a>. Für
          Menschen steht dasselbe auf der <a href="/status">Statusseite</a>, die jetzige Antwort unter{' '}
          <a href="/api/status">/api/status</a>.
        </p>
        <Fields schema={Status} caption="Felder des Status" />
        <Snippet
          id="beispiel-status"
          label="Beispiel, in dem jedes Feld einen Wert hat"
          code={indented(STATUS_EXAMPLE)}
        />
      </section>
    </>
  );
}
