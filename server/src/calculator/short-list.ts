import { SHORT_LIST } from '../../../calculator/src/banks/short-list.data.ts';

/** How many banks embed.js knows by itself. */
export const SHORT_LIST_SIZE = SHORT_LIST.length;
