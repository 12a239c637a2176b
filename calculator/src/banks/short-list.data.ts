import { readShortList } from '../../tables/short-list.js';

/** The banks of the short list. The build evaluates this module, so the scripts contain only them. */
export const SHORT_LIST = readShortList();
