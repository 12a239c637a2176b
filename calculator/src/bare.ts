/**
 * What is looked things up in, without a prototype: so nothing that the page has put on Object.prototype is found.
 *
 * One object for all, since that is shorter. It has the options of every browser function that this script calls, each
 * of which reads its own; and by its code each country's structure, see structures.ts.
 */
export const bare = {
  __proto__: null,
  // attachShadow()
  mode: 'open',
  // MutationObserver
  childList: 1,
  subtree: 1,
} as unknown as ShadowRootInit & MutationObserverInit & Record<string, string>;
