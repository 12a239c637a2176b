import type { Operator as Settings } from './visit.ts';

/** Name and addresses of the site's operator. If one is not set, the page says so. */
export function Operator({ operator: { name, address, email } }: { operator: Settings }) {
  return (
    <address class="operator">
      <p>{name ?? 'Name nicht angegeben'}</p>
      {/* Commas or line breaks separate the lines of an address. The postal code stays on one line with its town. */}
      {(address ?? 'Anschrift nicht angegeben').split(/\s*(?:\\n|\n|,)\s*/).map((line) => (
        <p>{line.replace(/^(\d{5}) /, '$1\u00a0')}</p>
      ))}
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'E-Mail-Adresse nicht angegeben'}</p>
    </address>
  );
}

/** Tells visitors that the operator has not set all of his addresses. The server's log names the missing settings. */
export function OperatorMissing({ operator: { name, address, email } }: { operator: Settings }) {
  if (name && address && email) return null;
  return (
    <p class="notice">
      <strong>Diese Seite ist unvollständig.</strong> Der Betreiber hat seine Angaben noch nicht vollständig
      hinterlegt.
    </p>
  );
}
