/**
 * The own fields of an object that a caller has given, read once: nothing that a page has put on Object.prototype, and none
 * of an object that can't be read, such as one whose getters throw.
 */
export function ownFields(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return { __proto__: null, ...Object(value) };
  } catch {
    return {};
  }
}
