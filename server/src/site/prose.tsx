/** English names in German sentences: a screen reader is to pronounce them as such. */
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
const MARKED = new RegExp(`(${ENGLISH.join('|')})`);

/** Plain text as it stands, its English names marked as English. */
export function Marked({ text }: { text: string }) {
  const parts = text.split(MARKED);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <span lang="en">{part}</span> : part))}</>;
}

/** Paragraphs that are separated by a blank line. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p>
          <Marked text={paragraph} />
        </p>
      ))}
    </>
  );
}
