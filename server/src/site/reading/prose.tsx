/** English names that occur in our German texts. Marked as English, a screen reader pronounces them right. */
const ENGLISH = [
  'Application Programming Interface',
  'Basic Bank Account Number',
  'Business Identifier Code',
  'Cash Management',
  'Content Security Policy',
  'Cross-Origin Resource Sharing',
  'European Payments Council',
  'Inline Frame',
  'International Bank Account Number',
  'JavaScript Object Notation',
  'Primary Account Number',
  'SEPA Credit Transfer',
  'SEPA Direct Debit',
  'SEPA Instant Credit Transfer',
  'Single Euro Payments Area',
  'Society for Worldwide Interbank Financial Telecommunication',
  'Subresource Integrity',
  'TARGET Instant Payment Settlement',
  'Verification of Payee',
];
const ENGLISH_NAME = new RegExp(`(${ENGLISH.join('|')})`);

/** A German text in which English names are marked as English. */
export function GermanText({ text }: { text: string }) {
  const parts = text.split(ENGLISH_NAME);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <span lang="en">{part}</span> : part))}</>;
}

/** A German text as paragraphs. In the text, blank lines separate them. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p>
          <GermanText text={paragraph} />
        </p>
      ))}
    </>
  );
}
