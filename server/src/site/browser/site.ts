import { addCopyButtons } from './copy-buttons.ts';
import { guardBankSearch } from './guard-bank-search.ts';
import { loadIdleScripts } from './load-idle-scripts.ts';
import { printResults } from './print-results.ts';
import { startTryOut } from './start-try-out.ts';

// The script of every page. Each function looks for its part of the page and does nothing if there is none.
addCopyButtons();
printResults();
loadIdleScripts();
guardBankSearch();
startTryOut();
