// What people copy with a number: its label. A label ends with a colon, an equals sign or a space, so that nothing that
// may belong to the number is ever dropped. validate() and its siblings take less: see cleanIban().

const END = String.raw`(?:\s*[:=]\s*|\s+)`;
const NUMBER = String.raw`(?:[- ]?(?:Nr|No|Nummer|Number)\b\.?)?`;
const label = (names: string) => new RegExp(`^\\s*(?:${names})${NUMBER}${END}`, 'i');

/** cleanIban() drops `IBAN` itself, and no label is dropped twice. */
const IBAN = new RegExp(`${label('IBAN').source}(?!\\s*IBAN)`, 'i');
const BIC = label(String.raw`(?:BIC|SWIFT)(?:[- ]?Code)?(?:\s*[/(]\s*(?:BIC|SWIFT)(?:[- ]?Code)?\)?)?`);
const CREDITOR_ID = label(
  String.raw`CI|CID|(?:SEPA[- ]?)?(?:Gl(?:ä|ae)ubiger|Creditor)[- ]?(?:ID|Id\.?|Identifikationsnummer|Identifikation|Identifier)`,
);
const REFERENCE = label(
  String.raw`(?:(?:RF|Creditor|Zahlungs|Gl(?:ä|ae)ubiger|ISO[- ]11649)[- ]?)?(?:Referenz|Reference|Ref\.?)`,
);

const without = (pattern: RegExp) => (text: unknown) =>
  typeof text === 'string' ? text.replace(pattern, '') : text;

/** An IBAN without the label before it: `IBAN-Nr.: DE89 …`, `IBAN=DE89…`. Other values stay as they are. */
export const withoutIbanLabel = without(IBAN);
/** `BIC: COBADEFF`, `SWIFT-Code COBADEFF`, `BIC/SWIFT: COBADEFF` */
export const withoutBicLabel = without(BIC);
/** `Gläubiger-ID: DE98ZZZ09999999999`, `Creditor ID DE98…`, `CI: DE98…` */
export const withoutCreditorIdLabel = without(CREDITOR_ID);
/** `Referenz: RF18 5390 0754 7034` */
export const withoutReferenceLabel = without(REFERENCE);
