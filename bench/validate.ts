import type * as api from '../calculator/src/api.d.ts';
import { embedded } from '../calculator/test/embedded.ts';
import { FILES } from '../server/src/project.ts';
import { formatted, median, microsecondsPerCall, QUICK, ratios, report } from './figures.ts';
import { ACCOUNTS, IBANS } from './ibans.ts';
import { LIBRARIES } from './libraries.ts';

// How many times as fast as other libraries the calculator's functions are, in the form in which they are delivered.

const ROUNDS = QUICK ? 3 : 25;

const npm: typeof api = await import(new URL('../../calculator/dist/index.mjs', import.meta.url).href);
const builds = [
  { name: 'embed.js', functions: embedded(FILES.embed), rivals: LIBRARIES },
  // It is nearly as fast as embed.js, so one library is enough.
  { name: 'npm package', functions: npm, rivals: LIBRARIES.slice(0, 1) },
];

function compare<T>(
  what: string,
  aim: 'validateAim' | 'buildAim',
  values: readonly T[],
  sides: Record<string, (value: T) => unknown>,
) {
  const times = new Map(Object.keys(sides).map((name) => [name, [] as number[]]));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(sides)) {
      const figure = microsecondsPerCall(values, call);
      // The first two rounds only warm up.
      if (round >= 0) times.get(name)?.push(figure);
    }
  }
  for (const build of builds) {
    const ours = times.get(build.name) ?? [];
    for (const library of build.rivals) {
      const theirs = times.get(library.name);
      if (!theirs) continue;
      const measured = `${formatted(median(ours))} against ${formatted(median(theirs))} µs`;
      report(`${what}, ${build.name}`, library.name, ratios(theirs, ours), {
        ...(library[aim] ? { aim: library[aim] } : {}),
        measured,
      });
    }
  }
}

compare('validate', 'validateAim', IBANS, {
  ...Object.fromEntries(
    builds.map(({ name, functions }) => [name, (iban) => functions.validate(iban).valid]),
  ),
  ...Object.fromEntries(LIBRARIES.map(({ name, validate }) => [name, validate])),
});
compare('buildIban', 'buildAim', ACCOUNTS, {
  ...Object.fromEntries(
    builds.map(({ name, functions }) => [
      name,
      ({ blz, account }) => 'iban' in functions.buildIban(blz, account),
    ]),
  ),
  ...Object.fromEntries(
    LIBRARIES.flatMap(({ name, build }) =>
      build ? [[name, ({ blz, account }: { blz: string; account: string }) => build(blz, account)]] : [],
    ),
  ),
});
