// The build puts these in: what encode.js has made of the texts.
declare const CODE: string;
declare const LENGTH: number;
declare const MULTIPLIER: number;

/**
 * The characters of all texts of embed.js, each with 2¹⁶ added, which `String.fromCharCode` drops.
 *
 * Each bit is guessed from the characters before it, and an arithmetic code says how the guess was wrong: texts that a
 * guess fits take little room. What guesses is a logistic regression. Every context, that is the last 0 to 3 characters
 * and the bits so far of the next one, has a weight; the sum of the weights gives the probability; afterwards each of
 * them learns from the error, the slower the more often it was used.
 *
 * Only integers and `+ - * /` of numbers, which every engine computes alike, unlike `Math.exp`: encode.js does the same,
 * operation for operation. Not a function, since a function costs its frame, and declared ahead, since this is shorter.
 */
export const codes: number[] = [];

// The weights, and behind them how often each was used. Its place is a hash of the context.
const weights = new Float32Array(6e5) as unknown as number[];
const places: number[] = [];
let read = 0;
let position = 0;
let range = 1;
let value = 0;
let bits: number;
let order: number;
let hash: number;
let sum: number;
let share: number;
let bit: number;

// Latin-1, but where that has control characters, what Unicode has 2¹³ higher: dashes and quotation marks.
for (; position < LENGTH; codes[position++] = bits < 65568 ? bits | 8192 : bits)
  // A one before them tells the bits so far apart. In the end it is the seventeenth.
  for (bits = 256; bits < 6e4; bits = bits * 2 + bit) {
    // A digit of base 127 is a character's code, from 1 to 127.
    for (; range < 1e7; range *= 127) value = value * 127 + CODE['charCodeAt'](read++);
    // Before the text there is nothing: `| 0` makes a zero of it.
    for (
      sum = 1, order = 0, hash = bits;
      order < 4;
      hash = ((hash * MULTIPLIER + (codes[position - ++order] as number)) % 3e5) | 0
    )
      // biome-ignore lint/suspicious/noAssignInExpressions: shorter
      sum -= weights[(places[order] = hash)] as number;
    // (1 − x / 6)⁶ is about e to the power of −x.
    // biome-ignore lint/suspicious/noMisrefactoredShorthandAssign: this is what is meant
    sum *= sum * sum;
    sum = 1 / (1 + sum * sum);
    share = (range * sum) | 0;
    bit = (value < share) as unknown as number;
    if (bit) range = share;
    else {
      value -= share;
      range -= share;
    }
    for (share of places)
      (weights[share] as number) += (bit - sum) * (0.15 / ++(weights[share + 3e5] as number) + 0.06);
  }
