import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { IN_QUARTER } from '../../test/days.ts';
import { packDirectory } from '../directory/pack.ts';
import { findBank } from '../german/find-bank.ts';
import { makeCalculator } from '../make-calculator.ts';
import { countries } from '../parts/countries.ts';
import { directoryOf } from '../parts/directory.ts';
import { rulesPart } from '../parts/rules.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import { plainReplies } from '../widget/modes.ts';
import { germanWith } from '../words/de/german.ts';
import { CONFIRMED, SEARCH_FAULT } from '../words/de/widget.ts';
import { repliesWith } from './reply.ts';

const { banks, ...validity } = readSnapshot();
const packed = packDirectory(banks, validity, new Set(banks.map(({ blz }) => blz)));
const parts = { rules: rulesPart(allBankFacts), directory: directoryOf(packed, () => IN_QUARTER), countries };
const { validate, buildIban, lookupBic } = makeCalculator(parts);
const REPLY_WORDS = { confirmed: CONFIRMED, searchFault: SEARCH_FAULT };
const replies = repliesWith(parts, germanWith(parts), REPLY_WORDS);

const TYPED = [
  ['', ''],
  ['DE89 3704 0044 0532 0130 00', ''],
  ['IBAN: de89370400440532013000', '0'],
  ['DE88370400440532013000', '532013000'],
  ['DE8937040044', '1'],
  ['370 400 44', '532013000'],
  ['10070024', '56002'],
  ['50010517', '5400'],
  ['66762332', '1234567'],
  ['37040045', '1'],
  ['97040044', '12345678901'],
  ['3704OO44', '532 O13'],
  // The digits of a German bank stand in it, but it is Austrian.
  ['AT413704004400000001', ''],
  ['BE68539007547034', ''],
  ['BE69539007547034', ''],
  ['Commerzbank', 'Köln'],
];

describe('a widget is told', () => {
  it.each(TYPED)('what the functions return: %j %j', (one, other) => {
    expect(replies.validate(one).result).toEqual(validate(one));
    expect(replies.build(one, other).result).toEqual(buildIban(one, other));
    expect(replies.lookup(one).result).toEqual(lookupBic(one));
  });

  it.each(TYPED)('the same without parts, by the short way: %j %j', (one, other) => {
    const none = repliesWith({ findBank }, germanWith({}), REPLY_WORDS);
    for (const mode of ['validate', 'build', 'lookup'] as const) {
      const { result, faults, bank } = none[mode](one, other);
      const plain = plainReplies[mode](one, other);
      expect([plain.result, plain.faults]).toEqual([result, faults]);
      // The bank counts only if the texts are faultless.
      const found = plain.bank && 'name' in plain.bank ? plain.bank : null;
      if (!faults.some(Boolean)) expect(found).toEqual(bank ?? null);
      expect(plain).not.toHaveProperty('confirmed');
      expect(plain).not.toHaveProperty('refusal');
    }
  });

  it('a heading of success for a confirmed IBAN only', () => {
    for (const [one = '', other = ''] of TYPED) {
      const { confirmed = false } = validate(one);
      expect(replies.validate(one).confirmed).toBe(confirmed ? CONFIRMED.validate : undefined);
      const built = buildIban(one, other);
      const isConfirmed = 'iban' in built && built.confirmed;
      expect(replies.build(one, other).confirmed).toBe(isConfirmed ? CONFIRMED.build : undefined);
      expect(replies.lookup(one)).not.toHaveProperty('confirmed');
    }
  });

  it('why faultless texts give no IBAN or no bank', () => {
    const refusal = expect.stringMatching(
      /^Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis/,
    );
    expect(replies.build('37040045', '1')).toMatchObject({ faults: [undefined, undefined], refusal });
    expect(replies.lookup('37040045')).toMatchObject({ faults: [undefined], refusal });
    expect(replies.lookup('37040044').refusal).toBeUndefined();
  });

  it('one answer: each part is asked once', () => {
    let asked = 0;
    const counting = repliesWith(
      {
        ...parts,
        rules: {
          ...parts.rules,
          checkAccount: (...account) => {
            asked++;
            return parts.rules.checkAccount(...account);
          },
          accountFor: (...account) => {
            asked++;
            return parts.rules.accountFor(...account);
          },
        },
      },
      germanWith(parts),
      REPLY_WORDS,
    );
    expect(counting.validate('DE89370400440532013000').confirmed).toBe(CONFIRMED.validate);
    expect(asked).toBe(1);
    expect(counting.build('37040044', '532013000').confirmed).toBe(CONFIRMED.build);
    expect(asked).toBe(2);
  });
});
