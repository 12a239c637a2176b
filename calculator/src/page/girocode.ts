import { offerGiroCode } from './girocode/offer.ts';
import { WHOLE_EVENT, wholeOfPage } from './shared.ts';

function offer(): void {
  const whole = wholeOfPage();
  if (whole) whole.offerGiroCode ??= offerGiroCode;
}

offer();
// A page that pins all files may run this one first.
addEventListener(WHOLE_EVENT, offer);
