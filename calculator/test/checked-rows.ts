import { expect } from 'vitest';
import { checkList } from '../src/lists/check-list.ts';
import { GERMAN_LIST_WORDS } from '../src/lists/de.ts';
import type { List, ListResult } from '../src/lists/list.ts';
import { readList } from '../src/lists/read-list.ts';
import { fullCalculator } from './full-calculator.ts';

/** A list that can be read. */
export function listOf(text: string, functions = fullCalculator): List {
  const read = readList(text, functions);
  return 'list' in read ? read.list : expect.fail(JSON.stringify(read));
}

/** The results of a list that can be read. */
export const checkedRows = (
  text: string,
  functions = fullCalculator,
  words = GERMAN_LIST_WORDS,
): ListResult[] => [...checkList(listOf(text, functions), functions, words)].flat();
