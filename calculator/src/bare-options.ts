/**
 * The options of all browser functions that this script calls: each reads its own and ignores the others.
 *
 * Without a prototype, so that nothing the page has put on Object.prototype is taken for an option.
 */
export const bareOptions = {
  __proto__: null,
  // attachShadow()
  mode: 'open',
  // MutationObserver
  childList: true,
  subtree: true,
} as unknown as ShadowRootInit & MutationObserverInit;
