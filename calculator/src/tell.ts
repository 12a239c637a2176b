/**
 * Adds a sentence to what was found.
 *
 * @param values first a text, then what stands in the places that it marks with `#`, from left to right
 */
export const tell = (found: string[], ...values: [string, ...unknown[]]): number =>
  found.push(values[0].split('#').reduce((filled, part, index) => filled + values[index] + part));
