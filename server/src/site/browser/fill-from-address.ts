import { cleanBlz } from '../../directory/blz.ts';

/**
 * Fills the calculator's BLZ from the page's address: `/?blz=37040044`. Nothing else in an address is ever read: an
 * account number does not belong there.
 */
export function fillFromAddress(): void {
  const widget = document.querySelector<HTMLElement>('.panel-build [data-iban-rechner]');
  const blz = cleanBlz(new URLSearchParams(location.search).get('blz') ?? '');
  // embed.js, which runs after this script, begins with it.
  if (widget && blz) widget.dataset['blz'] = blz;
}
