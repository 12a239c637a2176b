/** Object.hasOwn is missing in the oldest browsers that we support. */
const hasProperty = Object.prototype.hasOwnProperty;

/** Whether a value has a property of its own: what a page has put on Object.prototype does not count. */
export function hasOwn<T extends object, Key extends string>(
  value: T,
  key: Key,
): value is Extract<T, Record<Key, unknown>> {
  return hasProperty.call(value, key);
}

/**
 * Copies the own fields of an object that a caller has given, without what a page has put on Object.prototype. The copy
 * is empty if the object can't be read, for example because a getter throws, and for all that is no object: a long text
 * would be copied character by character.
 */
export function ownFields(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return { __proto__: null, ...(typeof value === 'object' ? value : null) };
  } catch {
    return withoutPrototype<Record<string, unknown>>({});
  }
}

/**
 * A copy that inherits nothing. Code of ours or of the browser that looks for an optional property in it can't find
 * one that the page has put on Object.prototype. For null or undefined, it is an empty object.
 */
export function withoutPrototype<T extends object>(value: T): T;
export function withoutPrototype<T extends object>(value: T | null | undefined): Partial<T>;
export function withoutPrototype(value: object | null | undefined) {
  return { __proto__: null, ...value };
}
