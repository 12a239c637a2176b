/**
 * Packs a text for decode.ts, which says how.
 *
 * What multiplies the hash decides which contexts share a place, and which digits come out: several are tried.
 *
 * @param {string} text of what byteOf() knows
 * @returns {{ CODE: string, LENGTH: number, MULTIPLIER: number }} what decode.ts wants: a template literal, the number
 *   of characters that it stands for, and the multiplier
 * @throws {RangeError} for a character that the set has not
 */
export function encode(text) {
  const bytes = Uint8Array.from(text, byteOf);
  const [shortest] = Array.from({ length: 260 }, (_, index) => index + 40)
    .flatMap((multiplier) => {
      const digits = digitsOf(bytes, multiplier);
      return digits ? [{ CODE: templateLiteral(digits), LENGTH: bytes.length, MULTIPLIER: multiplier }] : [];
    })
    .sort((one, other) => one.CODE.length - other.CODE.length);
  if (!shortest) throw new RangeError('This text surprises with every multiplier');
  return shortest;
}

/**
 * A line feed may stand in it as it is. A carriage return would be read as one.
 *
 * @param {string} text
 */
const templateLiteral = (text) => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;

/**
 * The arithmetic code, as characters from 1 to 127; null where something comes that was not thought possible at all.
 *
 * @param {Uint8Array} bytes
 * @param {number} multiplier
 */
function digitsOf(bytes, multiplier) {
  const weights = new Float32Array(6e5);
  /** @type {number[]} */
  const places = [];
  /** @type {number[]} as decode.ts has them: with a one above the eight bits */
  const before = [];
  // The code's digits, from 0 to 126.
  /** @type {number[]} */
  const digits = [];
  let range = 1;
  /** @param {number} value what the code is to be larger by, counted in its last digit so far */
  const add = (value) => {
    for (let place = digits.length - 1; value > 0; place--) {
      value += at(digits, place);
      digits[place] = value % 127;
      value = Math.floor(value / 127);
    }
  };
  for (let position = 0; position < bytes.length; position++) {
    let bits = 256;
    while (bits < 6e4) {
      for (; range < 1e7; range *= 127) digits.push(0);
      let sum = 1;
      for (let order = 0, hash = bits; order < 4; ) {
        places[order] = hash;
        sum -= at(weights, hash);
        hash = ((hash * multiplier + at(before, position - ++order)) % 3e5) | 0;
      }
      sum = sum * sum * sum;
      const probability = 1 / (1 + sum * sum);
      const share = (range * probability) | 0;
      // The bits so far stand below a one, so this shifts out those that are left.
      const bit = (at(bytes, position) >> (Math.clz32(bits) - 16)) & 1;
      if (bit) range = share;
      else {
        add(share);
        range -= share;
      }
      if (range < 1) return null;
      for (const place of places) {
        const used = at(weights, place + 3e5) + 1;
        weights[place + 3e5] = used;
        weights[place] = at(weights, place) + (bit - probability) * (0.15 / used + 0.06);
      }
      bits = bits * 2 + bit;
    }
    before.push(bits < 65568 ? bits | 8192 : bits);
  }
  // Not its lowest value, since the digits below stand for one less until the next one is read.
  add(range >> 1);
  let code = '';
  let borrowed = 0;
  for (const digit of digits.reverse()) {
    // The digit is to be the character's code, from 1 to 127: a zero is written as 127, borrowed from the next.
    const value = digit - borrowed;
    borrowed = Number(value < 1);
    code = String.fromCharCode(value + 127 * borrowed) + code;
  }
  if (borrowed) throw new RangeError('The code begins with a zero');
  return code;
}

/**
 * Latin-1, and in place of its control characters the Unicode block of dashes and quotation marks.
 *
 * @param {string} character
 */
function byteOf(character) {
  const code = character.charCodeAt(0);
  const byte = code & 0xff;
  if (code !== (byte < 32 ? byte | 0x2000 : byte)) throw new RangeError(`No byte for ${character}`);
  return byte;
}

/**
 * @param {Float32Array | Uint8Array | number[]} array
 * @param {number} index
 */
const at = (array, index) => array[index] ?? Number.NaN;
