/** The path of the page with all BLZs of a bank that has many. It redirects to the usual one of them. */
export const codesAddress = (blz: string) => `/banken/${blz}/bankleitzahlen`;
