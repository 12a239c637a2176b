import { cleanIban } from './explain.ts';
import { group } from './group.ts';

/** See api.d.ts. */
export const compactIban = (iban: unknown): string => cleanIban(iban);

/** See api.d.ts. */
export const formatIban = (iban: unknown): string => group(cleanIban(iban));
