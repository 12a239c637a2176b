import { faq } from '../../content/faq.ts';
import { glossary } from '../../content/glossary.ts';
import openapi from '../../content/openapi.json' with { type: 'json' };
import { bankRecord } from '../../directory/bank.ts';
import { EXAMPLE_BLZ } from '../frame/calculator-scripts.ts';
import { Section, TableHead } from '../frame/pieces.tsx';
import { Snippet } from '../frame/snippet.tsx';
import type { Visit } from '../frame/visit.ts';

/** The parts of a JSON schema that the schemas of the OpenAPI document use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Field {
  /** A field of an inner object has the object's name before it: data.validFrom. */
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
}

const FORMATS: Readonly<Record<string, string>> = { date: 'JJJJ-MM-TT', 'date-time': 'ISO\u00a08601' };

/** @returns the type as the page names it: `string`, `"sync" oder "snapshot"`, `object oder null` */
function typeOf({ type = '', format, enum: values, anyOf, items }: Schema): string {
  if (anyOf) return anyOf.map((option) => typeOf(resolved(option))).join(' oder ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' oder ');
  if (items) return `${type} aus ${typeOf(items)}`;
  return format ? `${type} (${FORMATS[format] ?? format})` : type;
}

const SCHEMAS: Readonly<Record<string, Schema>> = openapi.components.schemas;

/** The schema itself, or the one that it refers to. */
const resolved = (schema: Schema) => SCHEMAS[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

/** The fields of an object, each followed by the fields of the object that it may hold. */
export function fieldsOf({ properties = {} }: Schema = {}, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix + key;
    const schema = resolved(property);
    const inner = schema.anyOf?.map(resolved).find((option) => option.properties) ?? schema;
    // The English text comes after an empty line.
    const [meaning = ''] = (schema.description ?? '').split('\n\n');
    return [{ name, type: typeOf(schema), meaning }, ...fieldsOf(inner, `${name}.`)];
  });
}

/** A table of an answer's fields, made from its schema in the OpenAPI document. */
function Fields({ schema, caption }: { schema: keyof typeof openapi.components.schemas; caption: string }) {
  return (
    <table class="stacking fields">
      <caption>{caption}</caption>
      <TableHead names={['Feld', 'Typ', 'Bedeutung']} />
      <tbody>
        {fieldsOf(SCHEMAS[schema]).map(({ name, type, meaning }) => (
          <tr>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STATUS = openapi.paths['/api/status'].get.responses[200].content['application/json'];

const indented = (value: unknown) => JSON.stringify(value, null, 2);
/** An array with one entry, and dots for the others. */
const shortened = (entry: unknown) => `[\n  …\n${indented([entry]).slice(2, -2)},\n  …\n]`;

/** The four addresses: what each returns, its fields and their types, and an example with a value in every field. */
export function Endpoints({ visit }: { visit: Visit }) {
  const bank = visit.directory.get(EXAMPLE_BLZ);
  return (
    <>
      <Section id="bank" title={<code>GET /api/bank/:blz</code>} class="variant">
        <p>
          Die Bank zu einer <a href="/glossar#bankleitzahl">Bankleitzahl</a>. Trennzeichen wie Leerzeichen,
          Striche und Punkte werden entfernt; danach müssen genau 8&nbsp;Ziffern übrig sein.
        </p>
        <Fields schema="Bank" caption="Felder einer Bank" />
        {bank && (
          <Snippet
            id="beispiel-bank"
            label={`Antwort auf /api/bank/${EXAMPLE_BLZ}`}
            code={indented(bankRecord(bank))}
          />
        )}
      </Section>
      <Section id="faq" title={<code>GET /api/faq</code>} class="variant">
        <p>
          Alle Fragen und Antworten als Array, in der Reihenfolge der <a href="/faq">FAQ-Seite</a>.
        </p>
        <Fields schema="FaqEntry" caption="Felder einer Frage" />
        <Snippet id="beispiel-faq" label="Antwort, gekürzt" code={shortened(faq[0])} />
      </Section>
      <Section id="glossary" title={<code>GET /api/glossary</code>} class="variant">
        <p>
          Alle Begriffe als Array, in der Reihenfolge des <a href="/glossar">Glossars</a>.
        </p>
        <Fields schema="GlossaryEntry" caption="Felder eines Begriffs" />
        <Snippet
          id="beispiel-glossary"
          label="Antwort, gekürzt"
          code={shortened(glossary.find(({ id }) => id === 'iban'))}
        />
      </Section>
      <Section id="status" title={<code>GET /api/status</code>} class="variant">
        <p>
          Zahl der Banken, Gültigkeit der Daten und der letzte <a href="/glossar#abgleich">Abgleich</a>. Für
          Menschen steht dasselbe auf der <a href="/status">Statusseite</a>, die jetzige Antwort unter{' '}
          <a href="/api/status">/api/status</a>.
        </p>
        <Fields schema="Status" caption="Felder des Status" />
        <Snippet
          id="beispiel-status"
          label="Beispiel, in dem jedes Feld einen Wert hat"
          code={indented(STATUS.example)}
        />
      </Section>
    </>
  );
}
