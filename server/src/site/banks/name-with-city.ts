import type { Bank } from '../../directory/bank.ts';

/** Name and city of a bank. A name that already holds the city stands alone: „Sparkasse KölnBonn“. */
export function nameWithCity({ name, city }: Bank): string {
  return name.includes(city) ? name : `${name}, ${city}`;
}
