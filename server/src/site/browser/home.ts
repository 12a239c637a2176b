import { searchBanksAsTyped } from './bank-search/search-as-typed.ts';
import { carryOver } from './carry-over.ts';
import { offerOtherMode } from './offer-other-mode.ts';
import { showOwnIban } from './show-own-iban.ts';

// The script of the home page. It is loaded later, with the calculator's parts.
carryOver();
offerOtherMode();
showOwnIban();
searchBanksAsTyped();
