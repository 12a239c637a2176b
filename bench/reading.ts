import { judge } from '../calculator/src/answers/judge.ts';
import { fullCalculator } from '../calculator/test/full-calculator.ts';
import { longText, PLACES, SLOW_PIECES } from '../calculator/test/long-texts.ts';
import { cpuTime, formatted, median, QUICK, reportLimit } from './figures.ts';

// Measures the CPU time to read and judge a long text: the slowest of SLOW_PIECES, repeated, in the slowest of PLACES.

const ROUNDS = QUICK ? 1 : 15;
/** Rounds to find the slowest combination, which is then measured. */
const ROUNDS_TO_COMPARE = QUICK ? 1 : 3;
const LIMITS_MS = { 10000: 10, 100000: 100, 1000000: 1000 };

/** Each round reads another text, because tokensOf() caches the last few. The first round only warms up. */
function milliseconds(place: string, piece: string, length: number, rounds: number): readonly number[] {
  const text = longText(piece, length).slice(0, length - rounds);
  const [, ...times] = Array.from({ length: rounds + 1 }, (_, round) => {
    const typed = PLACES[place]?.(' '.repeat(round) + text) ?? [];
    const start = process.cpuUsage();
    judge(typed, fullCalculator);
    return cpuTime(start);
  });
  return times;
}

const [slowest] = Object.keys(PLACES)
  .flatMap((place) => Object.keys(SLOW_PIECES).map((piece) => ({ place, piece })))
  .map((one) => ({ ...one, time: median(milliseconds(one.place, one.piece, 10_000, ROUNDS_TO_COMPARE)) }))
  .sort((one, other) => other.time - one.time);
for (const [length, limit] of Object.entries(LIMITS_MS)) {
  const { place = '', piece = '' } = slowest ?? {};
  const times = milliseconds(place, piece, Number(length), ROUNDS);
  reportLimit(`${formatted(Number(length))} characters in ${place}`, times, limit, 'ms');
}
