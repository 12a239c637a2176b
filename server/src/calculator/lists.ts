export type { ListColumns, ListShape, ListSummary, Outcome } from '../../../calculator/src/lists/list.ts';
export type * from '../../../calculator/src/lists/worker-messages.ts';
export { OUTCOME_NAMES } from '../../../calculator/src/words/de/lists.ts';
