/** Puts values in the places that a text marks with `#`, from left to right. */
export const fill = (text: string, ...values: unknown[]): string =>
  text.replace(/#/g, () => values.shift() as string);
