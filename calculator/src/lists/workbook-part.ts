import { readWorkbook } from './workbooks/read-workbook.ts';

/**
 * The script workbook.js. The worker for lists loads it by `importScripts` when a list is a workbook, and finds
 * this object under the name `IbanRechnerWorkbooks`.
 */
const reader = { readWorkbook };
export type WorkbookReader = typeof reader;

(self as unknown as { IbanRechnerWorkbooks: WorkbookReader }).IbanRechnerWorkbooks = reader;
