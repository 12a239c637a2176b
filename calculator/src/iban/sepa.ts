/**
 * The countries of the SEPA schemes that have IBANs, from the “EPC List of SEPA Scheme Countries” (EPC409-09) of the
 * European Payments Council: 41 countries since Serbia (May 2025). Gibraltar counts as part of the United Kingdom there,
 * and has IBANs of its own. Territories that use the IBANs of their country are not in this table.
 */
const SEPA = 'ADALATBEBGCHCYCZDEDKEEESFIFRGBGIGRHRHUIEISITLILTLULVMCMDMEMKMTNLNOPLPTRORSSESISKSMVA';

const countries = new Set(SEPA.match(/../g));

/** Whether banks of a country take part in SEPA transfers and debits. @param country two capital letters */
export const isSepaCountry = (country: string) => countries.has(country);
