import type { Judgement } from './judge.ts';

/**
 * The value of `data-state`, and the state for `:state()`: `typing` has a fault that is not shown yet, `fault` one that
 * is shown.
 */
export type FieldState = 'empty' | 'typing' | 'fault' | 'computed' | 'confirmed';

/** @param shownFault the fault that stands under the field; `''` for none */
export function stateOf({ value, iban, isConfirmed }: Judgement, shownFault: string): FieldState {
  if (value === '') return 'empty';
  if (shownFault) return 'fault';
  if (!iban) return 'typing';
  return isConfirmed ? 'confirmed' : 'computed';
}

/** Sets the states of an element that stylesheets see as `:state(confirmed)`, if the browser knows them. */
export function setCustomState(internals: ElementInternals | undefined, state: FieldState): void {
  try {
    internals?.states.clear();
    internals?.states.add(state);
  } catch {
    // Chromium before 125 wants names with two dashes.
  }
}
