import { addCopyButtons } from './copy-buttons.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { guardBankSearch } from './guard-bank-search.ts';
import { loadParts } from './load-parts.ts';
import { printResults } from './print-results.ts';
import { startTryOut } from './start-try-out.ts';

// What makes a page that works without JavaScript a bit quicker to use.
addCopyButtons();
fillFromAddress();
printResults();
loadParts();
guardBankSearch();
startTryOut();
