/** A bank, as the calculator answers it. */
export interface CalculatorBank {
  readonly name: string;
  readonly city: string;
  readonly bic: string | null;
}

/** The functions of embed.js and its parts, as far as our pages use them. */
export interface Calculator {
  validate(iban: string): Validation;
  buildIban(blz: string, kontonummer: string): BuiltIban | { error: string };
  lookupBic(blzOrIban: string): CalculatorBank | { notFound: true; notes?: readonly string[] };
  /** Only with a part: the sentence that the part adds below the latest result. */
  hint?(result: object): string | undefined;
}

interface Validation {
  readonly valid: boolean;
  readonly country: string | null;
  readonly formatted: string;
  readonly reasons: readonly string[];
  /** Only if the calculator knows the banks' rules. */
  readonly notes?: readonly string[];
}

interface BuiltIban {
  readonly iban: string;
  readonly formatted: string;
  readonly bank: CalculatorBank | null;
  /** Only if the calculator knows the banks' rules. */
  readonly confirmed?: boolean;
}

/** The calculator. It is there once embed.js has run. */
export function calculator(): Calculator {
  return (window as unknown as { IbanRechner: Calculator }).IbanRechner;
}
