/**
 * Copies the own fields of an object that a caller has given, without what a page has put on Object.prototype. The copy
 * is empty if the object can't be read, for example because a getter throws, and for all that is not an object: a long text
 * would be copied character by character.
 */
export function ownFields(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return { __proto__: null, ...(typeof value === 'object' ? value : null) };
  } catch {
    return Object.create(null);
  }
}
