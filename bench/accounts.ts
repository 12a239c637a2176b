import { embedded } from '../calculator/test/embedded.ts';
import { randomNumbers } from '../calculator/test/random.ts';
import { CALCULATOR_DIST, EMBED } from '../server/src/project.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { compare, inTurns, median, microsecondsPerCall, QUICK, reportLimit } from './figures.ts';

// The time of buildIban with all banks and their rules, compared with embed.js alone, and the time to check an account
// number, compared with a limit.

const ROUNDS = QUICK ? 1 : 9;

const { checkByMethod, checkKontonummer }: typeof import('../calculator/src/package/all.ts') = await import(
  new URL('all.mjs', CALCULATOR_DIST).href
);
const plain = embedded(EMBED);
const extended = embedded(new URL('rechner.js', CALCULATOR_DIST));

const below = randomNumbers(13);
/** Accounts of 1 to 10 digits at any bank. */
const accounts = Array.from({ length: 10_000 }, () => ({
  blz: snapshot.banks[below(snapshot.banks.length)]?.blz ?? '',
  account: String(1 + below(10 ** (1 + below(10)) - 1)),
}));
/** The check-digit methods of the snapshot's banks, each once. */
const methods = [...new Set(snapshot.banks.flatMap(({ blz }) => checkKontonummer(blz, '1').method ?? []))];

const build =
  ({ buildIban }: typeof plain) =>
  () =>
    microsecondsPerCall(accounts, ({ blz, account }) => buildIban(blz, account));
const times = await inTurns(ROUNDS, {
  plain: build(plain),
  extended: build(extended),
  /** The median of the methods. */
  async check() {
    const byMethod: number[] = [];
    for (const method of methods)
      byMethod.push(
        await microsecondsPerCall(accounts.slice(0, 1000), ({ account }) => checkByMethod(method, account)),
      );
    return median(byMethod);
  },
});
const { extended: whole, plain: alone } = times;
compare('buildIban with rechner.js', 'embed.js alone', whole, alone, 'µs', { aim: '≤ 3' });
reportLimit(`check of an account number, median of ${methods.length} methods`, times.check, 2, 'µs');
