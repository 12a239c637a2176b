type Json = Readonly<Record<string, unknown>>;

/**
 * Replaces each schema that has a name (`$id`) by a reference to that name. So Fastify and the OpenAPI document know it.
 *
 * @param schema a JSON schema
 * @param where `within` keeps the schema itself and replaces only the schemas inside it: for the place that defines its name
 */
export function withReferences(schema: object, where: 'within' | 'everywhere' = 'everywhere'): object {
  const { $id } = schema as Json;
  if ($id && where === 'everywhere') return { $ref: `${$id}#` };
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    return typeof value === 'object' && value !== null ? withReferences(value) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaced(value)]));
}
