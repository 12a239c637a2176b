import { cleanBlz } from '../../directory/blz.ts';

/**
 * Fills the calculator's BLZ from the page's address: `/?blz=37040044`. Nothing else is read from an address, since an
 * account number must never stand in one.
 */
export function fillFromAddress(): void {
  const widget = document.querySelector<HTMLElement>('.panel-build [data-iban-rechner]');
  const blz = cleanBlz(new URLSearchParams(location.search).get('blz') ?? '');
  // embed.js runs after this script and starts with this BLZ.
  if (widget && blz) widget.dataset['blz'] = blz;
}
