import { startTryOut } from '../../api/script/start-try-out.ts';
import { guardBankSearch } from '../../banks/script/guard-bank-search.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { nameOwnOrigin } from './own-origin.ts';
import { printResults } from './print-results.ts';

// The script of every page. Each function looks for its part of the page and does nothing if there is none.
nameOwnOrigin();
addCopyButtons();
printResults();
guardBankSearch();
startTryOut();

// On a tablet that is turned, an open menu would cover the name of the site.
matchMedia('(min-width: 74rem)').addEventListener('change', () =>
  document.querySelector<HTMLElement>('nav[popover]')?.hidePopover(),
);
