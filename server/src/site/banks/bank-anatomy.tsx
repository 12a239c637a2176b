/** The parts of an IBAN of a bank side by side; letters stand for what each account has of its own. */
export function BankAnatomy({ blz, kontonummer }: { blz: string; kontonummer: string | null }) {
  const parts = [
    ['land', 'DE', 'Land'],
    ['pruef', 'PP', 'Prüfziffern'],
    ['blz', blz, 'Bankleitzahl'],
    ['konto', kontonummer?.padStart(10, '0') ?? 'K'.repeat(10), 'Kontonummer'],
  ] as const;
  return (
    <figure class="anatomy">
      <dl class="parts">
        {parts.map(([part, characters, name]) => (
          <div class="part">
            <dt>{name}</dt>
            <dd class={`code ${part}`}>{characters}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {kontonummer === null
          ? 'P und K stehen für Ziffern: zwei Prüfziffern und zehn Stellen der Kontonummer, vorn mit Nullen aufgefüllt.'
          : 'P steht für eine Prüfziffer.'}
      </figcaption>
    </figure>
  );
}
