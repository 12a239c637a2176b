import { banks } from '../../../calculator/src/banks/short-list.ts';

/** How many banks embed.js knows by itself. */
export const SHORT_LIST_SIZE = Object.values(banks).flat().length;
