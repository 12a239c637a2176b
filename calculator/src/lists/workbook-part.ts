import { readWorkbook } from './workbooks/read-workbook.ts';
import { writeWorkbook } from './workbooks/write-workbook.ts';

/**
 * The script workbook.js. The worker for lists loads it by `importScripts` when a list is a workbook, or is asked for one,
 * and finds these functions under the name `IbanRechnerWorkbooks`.
 */
const workbooks = { readWorkbook, writeWorkbook };
export type Workbooks = typeof workbooks;

(self as unknown as { IbanRechnerWorkbooks: Workbooks }).IbanRechnerWorkbooks = workbooks;
