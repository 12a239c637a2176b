/** Object.hasOwn is younger than some browsers that this works in. */
const hasProperty = Object.prototype.hasOwnProperty;

/** Whether a value has a property itself: one that a page has put on Object.prototype does not count. */
export function hasOwn<T extends object, Key extends string>(
  value: T,
  key: Key,
): value is Extract<T, Record<Key, unknown>> {
  return hasProperty.call(value, key);
}
