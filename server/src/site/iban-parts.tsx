interface Props {
  readonly checkDigits: string;
  readonly blz: string;
  /** Ten characters. */
  readonly kontonummer: string;
}

/** The four parts of a German IBAN side by side, each in its colour and with its name. */
export function IbanParts({ checkDigits, blz, kontonummer }: Props) {
  const parts = [
    ['land', 'DE', 'Land'],
    ['pruef', checkDigits, 'Prüfziffern'],
    ['blz', blz, 'Bankleitzahl'],
    ['konto', kontonummer, 'Kontonummer'],
  ] as const;
  return (
    <dl class="parts">
      {parts.map(([part, characters, name]) => (
        <div class="part">
          <dt>{name}</dt>
          <dd class={`code ${part}`}>{characters}</dd>
        </div>
      ))}
    </dl>
  );
}
