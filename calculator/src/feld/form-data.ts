/**
 * Puts the compact IBAN into what a form sends, in place of the grouped one that its input shows. Other values of the
 * same name stay in their order.
 */
export function sendCompact(sent: FormData, { name, value: shown }: HTMLInputElement, compact: string): void {
  const values = sent.getAll(name);
  const place = values.indexOf(shown);
  if (place < 0) return;
  values[place] = compact;
  // A file keeps its name, too. The first value keeps its place among the other names.
  for (const [index, value] of values.entries()) sent[index === 0 ? 'set' : 'append'](name, value as string);
}
