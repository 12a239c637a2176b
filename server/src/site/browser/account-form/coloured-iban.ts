import { element } from '../element.ts';

/** The parts of an IBAN, as classes that give each its colour, and where each begins. */
const GERMAN_PARTS = [
  ['land', 0],
  ['pruef', 2],
  ['blz', 4],
  ['konto', 12],
] as const;
const OTHER_PARTS = [
  ['land', 0],
  ['pruef', 2],
  ['konto', 4],
] as const;
const GROUP_LENGTH = 4;

/**
 * An IBAN in groups of four, each part in its colour. Margins separate the groups, so an IBAN that is selected by hand is
 * copied without spaces.
 *
 * @param iban without spaces
 */
export function colouredIban(iban: string): HTMLElement {
  const whole = element('p', 'iban code grouped');
  for (let start = 0; start < iban.length; start += GROUP_LENGTH)
    whole.append(element('span', '', ...piecesOf(iban, start, start + GROUP_LENGTH)));
  return whole;
}

/** The pieces of a group, one for each part of which it has characters. */
function piecesOf(iban: string, start: number, end: number): HTMLElement[] {
  const parts = iban.startsWith('DE') ? GERMAN_PARTS : OTHER_PARTS;
  return parts.flatMap(([name, from], index) => {
    const to = parts[index + 1]?.[1] ?? iban.length;
    const text = iban.slice(Math.max(start, from), Math.min(end, to));
    return text && from < end ? [element('span', name, text)] : [];
  });
}
