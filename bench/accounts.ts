import { embedded } from '../calculator/test/embedded.ts';
import { CALCULATOR_DIST, FILES } from '../server/src/project.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { formatted, median, microsecondsPerCall, QUICK, ratios, report } from './figures.ts';
import { randomFrom } from './requests.ts';

// The time that buildIban and checkKontonummer take with all banks, their rules and the check digits: compared with
// embed.js alone, and with limits.

const ROUNDS = QUICK ? 3 : 15;
const LIST = 100_000;
const CHECK_LIMIT_US = 2;
const LIST_LIMIT_MS = 1000;

const { checkByMethod, checkKontonummer }: typeof import('../calculator/src/package/regeln.d.mts') =
  await import(new URL('regeln.mjs', CALCULATOR_DIST).href);
const plain = embedded(FILES.embed);
const extended = embedded(
  FILES.embed,
  new URL('regeln.js', CALCULATOR_DIST),
  new URL('banken.js', CALCULATOR_DIST),
);

const random = randomFrom(13);
const below = (limit: number) => Math.floor(random() * limit);
/** Accounts of 1 to 10 digits at any bank. */
const accounts = Array.from({ length: LIST }, () => ({
  blz: snapshot.banks[below(snapshot.banks.length)]?.blz ?? '',
  account: String(1 + below(10 ** (1 + below(10)) - 1)),
}));
type Account = (typeof accounts)[number];
const some = accounts.slice(0, 10_000);
const methods = await methodsInUse();

/** The check-digit methods of the snapshot's banks, each once. */
async function methodsInUse(): Promise<string[]> {
  const used = new Set<string>();
  for (const { blz } of snapshot.banks) {
    const { method } = checkKontonummer(blz, '1');
    if (method) used.add(method);
  }
  return [...used].sort();
}

const build =
  ({ buildIban }: typeof plain) =>
  ({ blz, account }: Account) =>
    buildIban(blz, account);
const times = { plain: [] as number[], extended: [] as number[] };
const lists = { check: [] as number[], build: [] as number[] };
const checks = { median: [] as number[], slowest: [] as number[] };
// The first two rounds only warm up.
for (let round = -2; round < ROUNDS; round += 1) {
  const alone = microsecondsPerCall(some, build(plain));
  const withParts = microsecondsPerCall(some, build(extended));
  const byMethod = methods.map((method) =>
    microsecondsPerCall(some.slice(0, 1000), ({ account }) => checkByMethod(method, account)),
  );
  const checked = microsecondsPerCall(accounts, ({ blz, account }) => checkKontonummer(blz, account));
  const built = microsecondsPerCall(accounts, build(extended));
  if (round < 0) continue;
  times.plain.push(alone);
  times.extended.push(withParts);
  checks.median.push(median(byMethod));
  checks.slowest.push(Math.max(...byMethod));
  lists.check.push((checked * LIST) / 1000);
  lists.build.push((built * LIST) / 1000);
}

report('buildIban with regeln.js and banken.js', 'embed.js alone', ratios(times.extended, times.plain), {
  aim: '≤ 3',
  measured: `${formatted(median(times.extended))} against ${formatted(median(times.plain))} µs a call`,
});
const against = (values: readonly number[], limit: number) => values.map((value) => value / limit);
report(
  `check of an account number, median of ${methods.length} methods`,
  `limit of ${CHECK_LIMIT_US} µs`,
  against(checks.median, CHECK_LIMIT_US),
  {
    aim: '≤ 1',
    measured: `${formatted(median(checks.median))} µs; the slowest method ${formatted(median(checks.slowest))} µs`,
  },
);
for (const [name, values] of [
  ['checkKontonummer', lists.check],
  ['buildIban with regeln.js and banken.js', lists.build],
] as const)
  report(`100,000 accounts, ${name}`, `limit of ${LIST_LIMIT_MS} ms`, against(values, LIST_LIMIT_MS), {
    aim: '≤ 1',
    measured: `${formatted(median(values))} ms`,
  });
