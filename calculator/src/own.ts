/**
 * A copy that inherits nothing. Whoever looks for an optional property in it, we or a function of the browser, can't
 * find one that the page has put on Object.prototype.
 */
export function own<T extends object>(value: T): T {
  return { __proto__: null, ...value };
}
