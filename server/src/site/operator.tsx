import type { Operator as Settings } from './visit.ts';

/** How to reach who answers for the site; what is not set says so. */
export function Operator({ operator: { name, address, email } }: { operator: Settings }) {
  return (
    <address class="operator">
      <p>{name ?? 'Name nicht angegeben'}</p>
      {/* An address may be given with line breaks or with commas. */}
      {(address ?? 'Anschrift nicht angegeben').split(/\s*(?:\\n|\n|,)\s*/).map((line) => (
        <p>{line}</p>
      ))}
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'E-Mail-Adresse nicht angegeben'}</p>
    </address>
  );
}

/** Tells the operator, and visitors, which settings are missing. */
export function OperatorMissing({ operator }: { operator: Settings }) {
  const missing = Object.entries({
    OPERATOR_NAME: operator.name,
    OPERATOR_ADDRESS: operator.address,
    OPERATOR_EMAIL: operator.email,
  }).filter(([, value]) => value === undefined);
  if (missing.length === 0) return null;
  return (
    <p class="notice">
      <strong>Diese Seite ist unvollständig.</strong> Der Betreiber muss noch einstellen:{' '}
      {missing.map(([name], index) => (
        <>
          {index > 0 && ', '}
          <code>{name}</code>
        </>
      ))}
      .
    </p>
  );
}
