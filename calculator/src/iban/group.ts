/**
 * Groups of four characters from the left, as DIN 5008 and ISO 13616 print an IBAN.
 *
 * @returns for `DE8937040044` the text `DE89 3704 0044`
 */
export function group(text: string): string {
  // Only a wrong IBAN has other characters. One of two code units must not be split by a space.
  if (/[^0-9A-Z]/.test(text)) return text.replace(/.{4}(?=.)/gsu, '$& ');
  let grouped = text.slice(0, 4);
  for (let place = 4; place < text.length; place += 4) grouped += ` ${text.slice(place, place + 4)}`;
  return grouped;
}
