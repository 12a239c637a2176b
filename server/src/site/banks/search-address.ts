/**
 * The path and query of a search in all banks.
 *
 * @param page which page of the results, from 1
 */
export function searchAddress(text: string, page = 1): string {
  const query = new URLSearchParams({ q: text, ...(page > 1 ? { seite: String(page) } : {}) });
  return `/banken?${query}`;
}
