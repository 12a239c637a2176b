import { appendColumns } from './workbooks/append-columns.ts';
import { writeWorkbook } from './workbooks/write-workbook.ts';

/** The script workbook-writer.js. The worker for lists loads it when it is asked for a workbook. */
const writer = { appendColumns, writeWorkbook };
export type WorkbookWriter = typeof writer;

(self as unknown as { IbanRechnerWorkbookWriter: WorkbookWriter }).IbanRechnerWorkbookWriter = writer;
