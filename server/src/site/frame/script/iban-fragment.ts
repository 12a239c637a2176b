/** The name of the IBAN in the fragment of an address. */
const NAME = 'iban';

/**
 * The address of a page of ours that takes an IBAN over. No browser sends a fragment, and the page takes it out of its
 * address at once. So the link also works in a new tab, and nothing stays behind.
 *
 * @param iban or a text that has one
 */
export const withIban = (path: string, iban: string): string => `${path}#${NAME}=${encodeURIComponent(iban)}`;

/** Takes an IBAN out of the address, where it would stay in the history; null if there is none. */
export function takeIban(): string | null {
  const iban = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (iban !== null) history.replaceState(null, '', location.pathname);
  return iban;
}
