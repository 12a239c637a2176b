/** The name of the IBAN in the fragment of an address. */
const NAME = 'iban';

/**
 * The address of one of our pages, with an IBAN for it in the fragment. Browsers do not send the fragment to a server,
 * and the page removes it from its address at once. So the link also works in a new tab, and the IBAN stays nowhere.
 *
 * @param iban may also be a text with an IBAN in it
 */
export const withIban = (path: string, iban: string): string => `${path}#${NAME}=${encodeURIComponent(iban)}`;

/**
 * Takes the IBAN out of the page's address, with the fragment and the query, so that it does not stay in the browser's
 * history. null if there is no IBAN: the address then stays as it is.
 */
export function takeIban(): string | null {
  const iban = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (iban !== null) history.replaceState(null, '', location.pathname);
  return iban;
}
