/** As much of a JSON schema as the API's answers use. */
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
  /** With the names of what it is in: data.validFrom. */
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
}

const FORMATS: Readonly<Record<string, string>> = { date: 'JJJJ-MM-TT', 'date-time': 'ISO\u00a08601' };

/** @returns in the words of JSON: string, "sync" oder "snapshot", object oder null */
function typeOf({ type = '', format, const: only, enum: values, anyOf, items }: Schema): string {
  if (anyOf) return anyOf.map(typeOf).join(' oder ');
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' oder ');
  if (items) return `${type} aus ${typeOf(items)}`;
  return format ? `${type} (${FORMATS[format] ?? format})` : type;
}

/** The fields of an object and of the objects in it, in their order. */
export function fieldsOf({ properties = {} }: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const inner = schema.anyOf?.find((each) => each.properties) ?? schema;
    const field = { name, type: typeOf(schema), meaning: schema.description ?? '' };
    return [field, ...fieldsOf(inner, `${name}.`)];
  });
}

/** What an answer is made of, from the schema that describes it in the OpenAPI document. */
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
