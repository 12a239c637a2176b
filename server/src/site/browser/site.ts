import { addCopyButtons } from './copy-buttons.ts';
import { guardBankSearch } from './guard-bank-search.ts';
import { loadParts } from './load-parts.ts';
import { printResults } from './print-results.ts';
import { startBlzSearch } from './start-blz-search.ts';
import { startTryOut } from './start-try-out.ts';

// What makes a page that works without JavaScript a bit quicker to use.
addCopyButtons();
printResults();
loadParts();
startBlzSearch();
guardBankSearch();
startTryOut();
