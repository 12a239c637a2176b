/**
 * The countries of the SEPA schemes that have IBANs, from the “EPC List of SEPA Scheme Countries” (EPC409-09) of the
 * European Payments Council: 41 countries since Serbia (May 2025). Gibraltar counts as part of the United Kingdom there,
 * and has IBANs of its own. Territories that use the IBANs of their country are not in this table.
 */
const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';

const countries = new Set(SEPA.split(' '));

/** Whether banks of a country take part in SEPA transfers and debits. @param country two capital letters */
export const isSepaCountry = (country: string) => countries.has(country);
