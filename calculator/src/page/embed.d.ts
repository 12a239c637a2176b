import type { Bank, BuiltIban, Calculator, NotFound, ThreeFunctions, Validation } from '../answers/api.ts';

/** The detail of the event `iban-rechner`: the mode of the calculator, and what its function has returned. */
export type IbanRechnerDetail =
  | { readonly mode: 'validate'; readonly result: Validation | null }
  | { readonly mode: 'build'; readonly result: BuiltIban | { error: string } | null }
  | { readonly mode: 'lookup'; readonly result: Bank | NotFound | null };

declare global {
  /** Functions that return data exist once rechner.js has loaded. On a server, none exists. */
  var IbanRechner: ThreeFunctions & Partial<Omit<Calculator, keyof ThreeFunctions>>;

  interface GlobalEventHandlersEventMap {
    /** A calculator shows a result, or has removed it. */
    'iban-rechner': CustomEvent<IbanRechnerDetail>;
  }
}
