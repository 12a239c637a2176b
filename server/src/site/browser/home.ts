import { searchBanksAsTyped } from './bank-search/search-as-typed.ts';
import { carryOver } from './carry-over.ts';
import { recognisePaste } from './paste/recognise-paste.ts';
import { showOwnIban } from './show-own-iban.ts';

// The script of the home page. It is loaded later, with the calculator's parts.
carryOver();
recognisePaste();
showOwnIban();
searchBanksAsTyped();
