/**
 * Shortens a text by giving the parts that repeat a character each. That character stands wherever the part stood, and
 * once more at the end, before the part itself. UNCRUSH undoes it, last one first.
 *
 * @param {string} text
 * @returns {{ crushed: string, keys: string }} keys in the order of undoing
 */
export function crush(text) {
  let crushed = text;
  let keys = '';
  for (const key of KEYS.filter((character) => !text.includes(character))) {
    const part = mostSaving(crushed);
    if (!part) break;
    crushed = crushed.split(part).join(key) + key + part;
    keys = key + keys;
  }
  return { crushed, keys };
}

/** Source that makes `text`, a crushed text, whole again; `keys` as crush() gave them. */
export const UNCRUSH = 'for(const key of keys){const parts=text.split(key);text=parts.join(parts.pop())}';

// One byte each, as all of ASCII. Left out are those that end a line, NUL, and what a string literal must escape.
const KEYS = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1)).filter(
  (key) => !/[\n\r\\"`]/.test(key),
);

/**
 * The part whose shortening saves the most bytes, `''` where none saves any.
 *
 * @param {string} text
 */
function mostSaving(text) {
  let best = '';
  let most = 0;
  // Only where a part repeats can a longer one repeat too, so there are ever fewer places to look at.
  let places = Array.from(text, (_, place) => place);
  for (let length = 2; places.length > 0; length++) {
    /** @type {Map<string, number[]>} */
    const placesOf = new Map();
    for (const place of places) {
      const part = text.slice(place, place + length);
      if (part.length === length) placesOf.set(part, [...(placesOf.get(part) ?? []), place]);
    }
    places = [];
    for (const [part, found] of placesOf) {
      if (found.length < 2) continue;
      places.push(...found);
      const count = text.split(part).length - 1;
      const bytes = Buffer.byteLength(part);
      // Each place, and the definition with its key, and the key in the list of keys.
      const saved = count * bytes - count - (1 + bytes) - 1;
      if (count > 1 && saved > most) [best, most] = [part, saved];
    }
  }
  return best;
}
