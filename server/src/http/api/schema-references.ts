type Json = Readonly<Record<string, unknown>>;

/**
 * Replaces each schema that has a name (`$id`) by a reference to it, as Fastify and its OpenAPI document know it.
 *
 * @param schema a JSON schema
 * @param where `within`: the schema itself stays, for where its name is defined
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
