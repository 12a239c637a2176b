import type { Operator as Settings } from './visit.ts';

/** How to reach who answers for the site; what is not set says so. */
export function Operator({ operator: { name, address, email } }: { operator: Settings }) {
  return (
    <address class="operator">
      <p>{name ?? 'Name nicht angegeben'}</p>
      {/* An address may be given with line breaks or with commas. Postal code and town stay together. */}
      {(address ?? 'Anschrift nicht angegeben').split(/\s*(?:\\n|\n|,)\s*/).map((line) => (
        <p>{line.replace(/^(\d{5}) /, '$1\u00a0')}</p>
      ))}
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'E-Mail-Adresse nicht angegeben'}</p>
    </address>
  );
}

/** Tells visitors that the settings are missing; the log tells the operator which ones. */
export function OperatorMissing({ operator: { name, address, email } }: { operator: Settings }) {
  if (name && address && email) return null;
  return (
    <p class="notice">
      <strong>Diese Seite ist unvollständig.</strong> Der Betreiber hat seine Angaben noch nicht vollständig
      hinterlegt.
    </p>
  );
}
