/**
 * A copy that inherits nothing. Whoever looks for an optional property in it, we or a function of the browser, can't
 * find one that the page has put on Object.prototype.
 */
export function own<T extends object>(value: T): T {
  return Object.assign(Object.create(null), value);
}

/** Whether a value has a property itself: one that a page has put on Object.prototype does not count. */
export function hasOwn<T extends object, Key extends string>(
  value: T,
  key: Key,
): value is Extract<T, Record<Key, unknown>> {
  return key in own(value);
}
