import { readWorkbook } from './workbooks/read-workbook.ts';

/** The script workbook.js. The worker for lists loads it when a list is a workbook. */
const reader = { readWorkbook };
export type WorkbookReader = typeof reader;

(self as unknown as { IbanRechnerWorkbooks: WorkbookReader }).IbanRechnerWorkbooks = reader;
