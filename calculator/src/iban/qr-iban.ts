/**
 * Whether an IBAN is a QR-IBAN, as on Swiss and Liechtenstein QR bills: its bank is a number from 30000 to 31999, and it
 * takes payments with a QR reference only.
 *
 * Source: SIX, Swiss Implementation Guidelines QR-bill.
 *
 * @param iban a valid one, without separators
 */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d\d3[01]/.test(iban);
