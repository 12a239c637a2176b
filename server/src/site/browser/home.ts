import { searchBanksAsTyped } from './bank-search.ts';
import { carryOver } from './carry-over.ts';
import { recognisePaste } from './paste/recognise-paste.ts';
import { showOwnIban } from './show-own-iban.ts';

// What the home page does beyond its calculator. Loaded with the calculator's parts.
carryOver();
recognisePaste();
showOwnIban();
searchBanksAsTyped();
