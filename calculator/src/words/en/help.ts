/** What `iban-rechner --lang en --help` prints. `{codes}` stands for the codes of the languages. */
export const HELP = `iban-rechner – checks and builds IBANs, one or a list. Nothing is sent.

Usage:
  iban-rechner 37040044 532013000             the IBAN of a German bank code (BLZ) and account number
  iban-rechner DE89 3704 0044 0532 …          checks an IBAN, with or without spaces; several, too
  iban-rechner 'account 532013000 BLZ 37040044'  the account in a text
  iban-rechner 37040044                       bank and BIC of a bank code
  iban-rechner COBADEFFXXX                    all banks with this BIC
  iban-rechner Commerzbank Berlin             banks by name and city
  iban-rechner list.csv > result.csv          checks or converts a list
  iban-rechner list.xlsx -o result.xlsx       the same with Excel
  iban-rechner - < list.csv                   the same from the standard input

A list has IBANs, or bank codes and account numbers, as CSV, text, Excel (.xlsx) or OpenDocument (.ods).
Separator, columns and encoding are found by the content; all other columns are kept. If the columns are
not clear, the program names those that may be meant, and computes nothing. The result has the columns of
the list, then IBAN, BIC, Bank, Result and Note.

Options:
  -o, --output FILE   writes the result of a list into a new file: an Excel file if the name ends with
                      .xlsx, else CSV that Excel opens
      --blz COLUMN    reads the bank codes from this column: its name or its number, the first one is 1
      --konto COLUMN  reads the account numbers from this column
      --iban COLUMN   reads the IBANs from this column
      --sheet NAME    reads this sheet
      --json          prints JSON, with codes: one object a line for lists, the summary last
      --plain         writes CSV for programs: no byte order mark, no apostrophe before a formula
      --delimiter CHARACTER  separates the cells of CSV: , ; | or tab
  -q, --quiet         says nothing if all can be read: no progress, no summary
      --lang CODE     the language of all output: {codes}; otherwise that of LANG
  -h, --help          prints this help
  -v, --version       prints the version and the days of the bank directory

Exit status:
  0  all right, also adjusted, duplicate or skipped
  1  at least one account has to be asked about, is faulty, not clear or has no IBAN; bank not found
  2  the arguments do not fit, columns or a sheet have to be chosen, or a file can’t be read or written
`;
