/**
 * A copy that inherits nothing. Code of ours or of the browser that looks for an optional property in it can't find
 * one that the page has put on Object.prototype.
 */
export function withoutPrototype<T extends object>(value: T): T {
  return { __proto__: null, ...value };
}
