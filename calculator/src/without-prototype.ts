/**
 * A copy that inherits nothing. Code of ours or of the browser that looks for an optional property in it can't find
 * one that the page has put on Object.prototype. Of null or undefined, it is an empty object.
 */
export function withoutPrototype<T extends object>(value: T): T;
export function withoutPrototype<T extends object>(value: T | null | undefined): Partial<T>;
export function withoutPrototype(value: object | null | undefined) {
  return { __proto__: null, ...value };
}

/** Whether the page has put names on Object.prototype that loops see. Few pages do, and only hostile or very old ones. */
export function isPolluted(): boolean {
  for (const _ in {}) return true;
  return false;
}
