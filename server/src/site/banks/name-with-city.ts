import type { Bank } from '../../directory/bank.ts';

type Named = Pick<Bank, 'name' | 'city'>;

/** The city of a bank, to stand behind its name; null if the name already holds it. */
export function cityBesideName({ name, city }: Named): string | null {
  return name.includes(city) ? null : city;
}

/** Name and city of a bank. A name that already holds the city stands alone: „Sparkasse KölnBonn“. */
export function nameWithCity(bank: Named): string {
  const city = cityBesideName(bank);
  return city === null ? bank.name : `${bank.name}, ${city}`;
}
