import type { Directory } from '../../directory/directory.ts';
import { searchAddress } from './search-address.ts';

const MAX_CITIES = 12;

/** Links to the banks of the cities that have the most BLZs. */
export function LargestCities({ directory }: { directory: Directory }) {
  return (
    <section aria-labelledby="orte">
      <h2 id="orte">Orte mit den meisten Bankleitzahlen</h2>
      <ul class="places">
        {largestCities(directory).map((city) => (
          <li>
            <a href={searchAddress(city)}>{city}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The city with the most BLZs first. */
function largestCities(directory: Directory): string[] {
  const counts = new Map<string, number>();
  for (const { city } of directory.banks()) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_CITIES)
    .map(([city]) => city);
}
