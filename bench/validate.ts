import type * as api from '../calculator/src/api.d.ts';
import { embedded } from '../calculator/test/embedded.ts';
import { FILES } from '../server/src/project.ts';
import { median, microsecondsOf, QUICK, ratios, report, shown } from './figures.ts';
import { ACCOUNTS, IBANS } from './ibans.ts';
import { PEERS } from './peers.ts';

// The calculator's functions, as they are delivered, against other libraries: how many times as fast.

const ROUNDS = QUICK ? 3 : 25;

const npm: typeof api = await import(new URL('../../calculator/dist/index.js', import.meta.url).href);
const builds = [
  { name: 'embed.js', functions: embedded(FILES.embed) },
  { name: 'npm package', functions: npm },
];

function compare<T>(
  what: string,
  goal: 'goal' | 'buildGoal',
  values: readonly T[],
  sides: Record<string, (value: T) => unknown>,
) {
  const times = new Map(Object.keys(sides).map((name) => [name, [] as number[]]));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(sides)) {
      const figure = microsecondsOf(values, call);
      // The first two only warm up.
      if (round >= 0) times.get(name)?.push(figure);
    }
  }
  for (const build of builds) {
    const ours = times.get(build.name) ?? [];
    for (const peer of PEERS) {
      const theirs = times.get(peer.name);
      if (!theirs) continue;
      const measured = `${shown(median(ours))} against ${shown(median(theirs))} µs a call`;
      report(`${what}, ${build.name}`, peer.name, ratios(theirs, ours), {
        ...(peer[goal] ? { goal: peer[goal] } : {}),
        measured,
      });
    }
  }
}

compare('validate', 'goal', IBANS, {
  ...Object.fromEntries(
    builds.map(({ name, functions }) => [name, (iban) => functions.validate(iban).valid]),
  ),
  ...Object.fromEntries(PEERS.map(({ name, validate }) => [name, validate])),
});
compare('buildIban', 'buildGoal', ACCOUNTS, {
  ...Object.fromEntries(
    builds.map(({ name, functions }) => [
      name,
      ({ blz, account }) => 'iban' in functions.buildIban(blz, account),
    ]),
  ),
  ...Object.fromEntries(
    PEERS.flatMap(({ name, build }) =>
      build ? [[name, ({ blz, account }: { blz: string; account: string }) => build(blz, account)]] : [],
    ),
  ),
});
