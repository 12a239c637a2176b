import { IbanParts } from '../iban-parts.tsx';

interface Props {
  readonly blz: string;
  /** The account number of all the bank's IBANs; null if each account has its own. */
  readonly kontonummer: string | null;
}

/** The parts of a bank's IBANs. Letters stand for the digits that differ from account to account. */
export function BankAnatomy({ blz, kontonummer }: Props) {
  return (
    <figure class="anatomy">
      <IbanParts checkDigits="PP" blz={blz} kontonummer={kontonummer?.padStart(10, '0') ?? 'K'.repeat(10)} />
      <figcaption>
        {kontonummer === null
          ? 'P und K stehen für Ziffern: zwei Prüfziffern und zehn Stellen der Kontonummer, vorn mit Nullen aufgefüllt.'
          : 'P steht für eine Prüfziffer.'}
      </figcaption>
    </figure>
  );
}
