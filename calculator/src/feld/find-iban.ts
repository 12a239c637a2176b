import { cleanIban } from '../iban/explain.ts';
import type { Knowledge } from './knowledge.ts';

/** Where an IBAN may begin in a text, and what may belong to it. It takes no characters, so that a next one is found. */
const CANDIDATE = /(?:^|[^A-Za-z\d])(?=([A-Za-z]{2} ?\d\d[A-Za-z\d\s./_\u2010-\u2015-]{10,60}))/g;

/**
 * The IBAN in a text that was pasted, dropped or filled in as a whole, maybe with words around it.
 *
 * @returns undefined if there is none, or if several may be meant
 */
export function findIban(text: string, knowledge: Knowledge): string | undefined {
  const reading = knowledge.read(text);
  if (reading) return reading.code === 'iban' ? reading.iban : undefined;
  // The reader comes with the directory. Until then, only right IBANs are found.
  const found = new Set<string>();
  for (const [, candidate = ''] of text.matchAll(CANDIDATE)) {
    const iban = rightIban(cleanIban(candidate), knowledge);
    if (iban) found.add(iban);
  }
  const [iban] = found;
  return found.size === 1 ? iban : undefined;
}

/** The right IBAN that a text without separators begins with. */
function rightIban(text: string, knowledge: Knowledge): string | undefined {
  const [fault] = knowledge.explainIban(text).faults;
  const iban = fault?.code === 'length' ? text.slice(0, fault.expected) : text;
  return knowledge.explainIban(iban).state === 'none' ? undefined : iban;
}
