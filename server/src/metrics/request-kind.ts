/** The kinds of resources that are counted apart. A kind holds nothing of an address: no BLZ, no search. */
type RequestKind = 'bank' | 'faq' | 'glossary' | 'status' | 'health' | 'script' | 'file' | 'page';

const BY_PATH: ReadonlyMap<string, RequestKind> = new Map([
  ['/api/faq', 'faq'],
  ['/api/glossary', 'glossary'],
  ['/api/status', 'status'],
  ['/healthz', 'health'],
]);

/**
 * The kind of resource that an address names. One that does not exist counts as the kind it looks like.
 *
 * @param url as the client sent it, with its query
 */
export function requestKind(url: string): RequestKind {
  if (url.startsWith('/api/bank')) return 'bank';
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const known = BY_PATH.get(path);
  if (known) return known;
  if (path.endsWith('.js')) return 'script';
  return path.includes('.') ? 'file' : 'page';
}
