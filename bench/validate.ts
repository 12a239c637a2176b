import { embedded } from '../calculator/test/embedded.ts';
import { FILES } from '../server/src/project.ts';
import { formatted, median, microsecondsPerCall, QUICK, ratios, report } from './figures.ts';
import { ACCOUNTS, IBANS } from './ibans.ts';
import { LIBRARIES } from './libraries.ts';

// How many times as fast as other libraries the functions of embed.js are. Those of the npm package are nearly as fast.

const ROUNDS = QUICK ? 3 : 25;
const { validate, buildIban } = embedded(FILES.embed);

/** Another library with the same job, and how many times as fast as it ours should be. */
interface Rival<T> {
  readonly name: string;
  readonly call: (value: T) => unknown;
  readonly aim: string | undefined;
}

function compare<T>(what: string, values: readonly T[], ours: (value: T) => unknown, rivals: Rival<T>[]) {
  const sides = [{ call: ours }, ...rivals].map(({ call }) => ({ call, times: [] as number[] }));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const { call, times } of sides) {
      const figure = microsecondsPerCall(values, call);
      // The first two rounds only warm up.
      if (round >= 0) times.push(figure);
    }
  }
  const [own, ...theirs] = sides.map(({ times }) => times);
  for (const [index, { name, aim }] of rivals.entries()) {
    const [mine = [], others = []] = [own, theirs[index]];
    report(what, name, ratios(others, mine), {
      ...(aim && { aim }),
      measured: `${formatted(median(mine))} against ${formatted(median(others))} µs`,
    });
  }
}

compare(
  'validate',
  IBANS,
  (iban) => validate(iban).valid,
  LIBRARIES.map(({ name, validate: call, validateAim: aim }) => ({ name, call, aim })),
);
compare(
  'buildIban',
  ACCOUNTS,
  ({ blz, account }) => 'iban' in buildIban(blz, account),
  LIBRARIES.flatMap(({ name, build, buildAim: aim }) =>
    build ? [{ name, call: ({ blz, account }) => build(blz, account), aim }] : [],
  ),
);
