/** The parts of a JSON schema that the schemas of the API use. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly const?: string;
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
function typeOf({ type = '', format, const: only, enum: values, anyOf, items }: Schema): string {
  if (anyOf) return anyOf.map(typeOf).join(' oder ');
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' oder ');
  if (items) return `${type} aus ${typeOf(items)}`;
  return format ? `${type} (${FORMATS[format] ?? format})` : type;
}

/** The fields of an object, each followed by the fields of the object that it may hold. */
export function fieldsOf({ properties = {} }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const inner = schema.anyOf?.find((option) => option.properties) ?? schema;
    const field = { name, type: typeOf(schema), meaning: schema.description ?? '' };
    return [field, ...fieldsOf(inner, `${name}.`)];
  });
}

/** A table of an answer's fields, made from the schema that stands in the OpenAPI document. */
export function Fields({ schema, caption }: { schema: object; caption: string }) {
  return (
    <table class="stacking fields">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Typ</th>
          <th scope="col">Bedeutung</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(schema).map(({ name, type, meaning }) => (
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
