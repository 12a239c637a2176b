import { embedded } from '../calculator/test/embedded.ts';
import { CALCULATOR_DIST, FILES } from '../server/src/project.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { formatted, median, microsecondsPerCall, QUICK, ratios, report } from './figures.ts';
import { randomFrom } from './requests.ts';

// The time that buildIban takes with all banks and their rules, compared with embed.js alone, and the time of a check digit,
// compared with a limit.

const ROUNDS = QUICK ? 3 : 15;
const CHECK_LIMIT_US = 2;

const { checkByMethod, checkKontonummer }: typeof import('../calculator/src/package/rules.ts') = await import(
  new URL('rules.mjs', CALCULATOR_DIST).href
);
const plain = embedded(FILES.embed);
const extended = embedded(
  FILES.embed,
  new URL('regeln.js', CALCULATOR_DIST),
  new URL('banken.js', CALCULATOR_DIST),
);

const random = randomFrom(13);
const below = (limit: number) => Math.floor(random() * limit);
/** Accounts of 1 to 10 digits at any bank. */
const accounts = Array.from({ length: 10_000 }, () => ({
  blz: snapshot.banks[below(snapshot.banks.length)]?.blz ?? '',
  account: String(1 + below(10 ** (1 + below(10)) - 1)),
}));
type Account = (typeof accounts)[number];
/** The check-digit methods of the snapshot's banks, each once. */
const methods = [...new Set(snapshot.banks.flatMap(({ blz }) => checkKontonummer(blz, '1').method ?? []))];

const build =
  ({ buildIban }: typeof plain) =>
  ({ blz, account }: Account) =>
    buildIban(blz, account);
const times = { plain: [] as number[], extended: [] as number[] };
const checks = { median: [] as number[], slowest: [] as number[] };
// The first two rounds only warm up.
for (let round = -2; round < ROUNDS; round += 1) {
  const alone = microsecondsPerCall(accounts, build(plain));
  const withParts = microsecondsPerCall(accounts, build(extended));
  const byMethod = methods.map((method) =>
    microsecondsPerCall(accounts.slice(0, 1000), ({ account }) => checkByMethod(method, account)),
  );
  if (round < 0) continue;
  times.plain.push(alone);
  times.extended.push(withParts);
  checks.median.push(median(byMethod));
  checks.slowest.push(Math.max(...byMethod));
}

report('buildIban with regeln.js and banken.js', 'embed.js alone', ratios(times.extended, times.plain), {
  aim: '≤ 3',
  measured: `${formatted(median(times.extended))} against ${formatted(median(times.plain))} µs`,
});
report(
  `check of an account number, median of ${methods.length} methods`,
  `limit of ${CHECK_LIMIT_US} µs`,
  checks.median.map((time) => time / CHECK_LIMIT_US),
  {
    aim: '≤ 1',
    measured: `${formatted(median(checks.median))} µs; the slowest method ${formatted(median(checks.slowest))} µs`,
  },
);
