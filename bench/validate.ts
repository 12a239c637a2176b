import { group } from '../calculator/src/iban/clean.ts';
import { examples } from '../calculator/src/iban/examples.data.ts';
import { embedded } from '../calculator/test/embedded.ts';
import { randomNumbers } from '../calculator/test/random.ts';
import { withCheckDigits } from '../calculator/test/with-check-digits.ts';
import { EMBED } from '../server/src/project.ts';
import { compare, inTurns, microsecondsPerCall, QUICK } from './figures.ts';
import { LIBRARIES } from './libraries.ts';

// How many times as fast as other libraries the functions of embed.js are. Those of the npm package are nearly as fast.

const ROUNDS = QUICK ? 1 : 9;
const { validate, buildIban } = embedded(EMBED);
const below = randomNumbers(11);

/** An IBAN with a typical mistake: a digit is wrong, missing, swapped with the next, or replaced by a letter. */
function damaged(iban: string): string {
  const at = 4 + below(iban.length - 6);
  const [head, digit = '', next = '', tail] = [iban.slice(0, at), iban[at], iban[at + 1], iban.slice(at + 2)];
  const other = String((Number(digit) + 1) % 10).replace('NaN', '0');
  return head + [other + next, next, next + digit, `O${next}`][below(4)] + tail;
}

/** 10,000 IBANs: half of them German, half damaged, half in groups of four. */
const IBANS = Array.from({ length: 10_000 }, (_, index) => {
  const example = index % 2 ? 'DE89370400440532013000' : (examples[below(examples.length)] ?? '');
  const bban = example.slice(4).replace(/\d/g, () => String(below(10)));
  const iban = withCheckDigits(example.slice(0, 2), bban);
  const typed = below(2) ? damaged(iban) : iban;
  return below(2) ? group(typed) : typed;
});

/** 10,000 random BLZs, most of which do not exist, with account numbers. */
const ACCOUNTS = Array.from({ length: 10_000 }, () => ({
  blz: String(10_000_000 + below(79_999_999)),
  account: String(1 + below(9_999_999_999)),
}));

for (const { name, validate: theirs, validateAim: aim } of LIBRARIES) {
  const times = await inTurns(ROUNDS, {
    ours: () => microsecondsPerCall(IBANS, (iban) => validate(iban).valid),
    theirs: () => microsecondsPerCall(IBANS, theirs),
  });
  compare('validate', name, times.ours, times.theirs, 'µs', { aim, asSpeed: true });
}
for (const { name, build, buildAim: aim } of LIBRARIES) {
  if (!build) continue;
  const times = await inTurns(ROUNDS, {
    ours: () => microsecondsPerCall(ACCOUNTS, ({ blz, account }) => 'iban' in buildIban(blz, account)),
    theirs: () => microsecondsPerCall(ACCOUNTS, ({ blz, account }) => build(blz, account)),
  });
  compare('buildIban', name, times.ours, times.theirs, 'µs', { aim, asSpeed: true });
}
