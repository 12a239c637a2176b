/** Object.hasOwn is missing in the oldest browsers that we support. */
const hasProperty = Object.prototype.hasOwnProperty;

/** Whether a value has a property of its own: what a page has put on Object.prototype does not count. */
export function hasOwn<T extends object, Key extends string>(
  value: T,
  key: Key,
): value is Extract<T, Record<Key, unknown>> {
  return hasProperty.call(value, key);
}
