import { offerGiroCode } from './girocode/offer.ts';
import { sharedOf, withCalculator } from './shared.ts';

withCalculator((calculator) => {
  sharedOf(calculator).offerGiroCode ??= offerGiroCode;
});
