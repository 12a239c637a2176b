import {
  areOfTwoPersons,
  isAlike,
  isOutOfUse,
  isPartial,
  mayBeAside,
  namesBank,
  namesOtherBank,
  rivalsOf,
  withoutZeros,
} from './doubts.ts';
import { type Facts, loneKontonummer, loneNumber, type NumberFact } from './facts.ts';
import { groupsOf, isKontonummer, isOneBlz } from './grouping.ts';
import { type Account, type KnownBanks, pairs, type Reading, refused, unclear } from './reading.ts';

/** A number with fewer digits and no label may be the number of a row, or a year. */
const MIN_DIGITS = 5;
/** Before the Bankleitzahl or beside words, five digits may be a postcode: „commerzbank, 50667 köln“. */
const MIN_DIGITS_OF_TEXT = 6;

/**
 * Decides what a text means: an account, a question with candidates, or nothing.
 *
 * An account is what the text calls one: an IBAN; a Bankleitzahl and an account number, each with its label; or, in a
 * text of nothing else but names of its bank, two numbers of which one is a Bankleitzahl. A text gives a question if
 *
 * - something is glued to a number, a label has several numbers, or words say that a number is someone's or another's,
 * - the text may mean other numbers, or its two numbers may be those of two persons,
 * - the text names another bank, calls the account out of use, or may say only some of its digits.
 */
export function decide(text: string, facts: Facts, banks: KnownBanks): Reading {
  const { tokens } = facts;
  const stated = statedBy(facts, banks);
  const ibans = facts.ibans.length > 0 || stated.code === 'account' ? facts.ibans : facts.codes;
  const reading =
    ibans.length > 0 ? decideIban([...new Set(ibans.map(({ iban }) => iban))], stated, facts, banks) : stated;
  if (reading.code === 'incomplete' && 'blz' in reading) {
    const named = otherAccounts(facts, { blz: reading.blz, kontonummer: '' });
    return named.length > 0 ? unclear(named) : reading;
  }
  const lone = reading.code === 'nothing' ? (loneNumber(tokens) ?? '') : '';
  // Beside the name of a bank, nine digits can be nothing but an account number: „Haspa 123456789“.
  const isOfBank = loneKontonummer(tokens) !== undefined && namesBank(tokens, banks);
  if (lone.length >= MIN_DIGITS_OF_TEXT)
    return isOfBank ? { code: 'incomplete', kontonummer: lone } : unclear([]);
  if (reading.code !== 'iban' && reading.code !== 'account') return reading;
  const { code, ...only } = reading;
  const iban = code === 'iban' ? reading.iban : '';
  const blz = code === 'account' ? reading.blz : iban.startsWith('DE') ? iban.slice(4, 12) : '';
  const kontonummer = code === 'account' ? reading.kontonummer : iban.slice(12);
  if (isOutOfUse(text, tokens)) return unclear([only]);
  if (blz === '') return reading;
  const others = otherAccounts(facts, { blz, kontonummer });
  const by = namesOtherBank(tokens, blz, banks);
  const asked = unclear([only, ...others]);
  if (others.length > 0 || by === 'name') return asked;
  if (code === 'account' && isPartial(text)) return unclear([]);
  return by === 'bic' ? { ...asked, isOfOtherBic: true } : reading;
}

/** Compares the IBANs of a text, each once, with its other numbers. */
function decideIban(all: readonly string[], stated: Reading, facts: Facts, banks: KnownBanks): Reading {
  // „Mandatsreferenz DE8937040044, IBAN DE89…“: the beginning of another IBAN is not an IBAN.
  const ibans = all.filter((one) => !all.some((other) => other !== one && other.startsWith(one)));
  const [iban = ''] = ibans;
  if (ibans.length > 1) return unclear(ibans.map((one) => ({ iban: one })));
  if (hasOpenEnd(facts, iban)) return unclear([{ iban }]);
  const own = { blz: iban.slice(4, 12), kontonummer: iban.slice(12) };
  if (stated.code === 'account') {
    const { blz, kontonummer } = stated;
    return isIbanOf(iban, stated, banks)
      ? { code: 'iban', iban }
      : { code: 'contradiction', iban, blz, kontonummer };
  }
  /**
   * Whether a number without its partner is that of the IBAN, its end, or the count of an account: „Konto 1: DE89…“.
   */
  const isOwn = (number: Partial<Account>) =>
    (number.kontonummer !== undefined &&
      (number.kontonummer.length < 3 || iban.endsWith(number.kontonummer))) ||
    isIbanOf(iban, { ...own, ...number }, banks);
  if (stated.code === 'incomplete' && !isOwn(stated)) {
    const isLabelled = facts.numbers.some(({ label }) => label === 'kontonummer');
    return 'blz' in stated || isLabelled
      ? { ...stated, code: 'contradiction', iban }
      : { code: 'iban', iban };
  }
  const candidates = stated.code === 'unclear' ? stated.candidates : [];
  // All numbers with a label must be those of the IBAN. Of a number that can't be used, only the first group is
  // compared.
  const isOther =
    (candidates.length > 0 && !candidates.some((one) => 'blz' in one && isIbanOf(iban, one, banks))) ||
    facts.numbers.some(
      ({ label, digits, found }) =>
        label && !(digits ? isOwn({ [label]: digits }) : contains(iban, groupsOf(found)[0] ?? '')),
    );
  return isOther ? unclear([{ iban }, ...candidates]) : { code: 'iban', iban };
}

/** Words between two accounts of which either may be meant. */
const ALTERNATIVE = /^(?:oder|bzw|or|sowie)$/i;

/**
 * Whether what follows an IBAN directly leaves it open: a few digits or a word such as „neu“ may be its end
 * („DE…/neu“), and a number after „oder“ may be another account. A number with a word after it is neither: „50667
 * Köln“, „2 Seiten“.
 */
function hasOpenEnd({ tokens, ibans, codes, isNeutral }: Facts, iban: string): boolean {
  return [...ibans, ...codes].some(({ iban: one, place }) => {
    const [next, afterNext] = [tokens[place + 1], tokens[place + 2]];
    if (one !== iban || !next) return false;
    if (next.kind === 'number')
      return (
        /^(?:[ ._-]| ?\/ ?)$/.test(next.gap) &&
        !(!/\D/.test(next.number) && afterNext?.kind === 'word' && /^\.? $/.test(afterNext.gap))
      );
    if (next.kind !== 'word') return false;
    if (ALTERNATIVE.test(next.text)) return afterNext?.kind === 'number' || afterNext?.kind === 'unusable';
    return /^(?:-| ?\/ ?)$/.test(next.gap) && /^(?:\p{Ll}|Neu|Alt)/u.test(next.text) && !isNeutral(next.text);
  });
}

/** Whether an IBAN is that of an account: with the same two numbers, or by the bank's rule. */
function isIbanOf(iban: string, { blz, kontonummer }: Account, banks: KnownBanks): boolean {
  if (!iban.startsWith('DE')) return contains(iban, blz) && contains(iban, kontonummer);
  return (
    iban.slice(4) === blz + withoutZeros(kontonummer).padStart(10, '0') ||
    iban === banks.ibanOf(blz, kontonummer)
  );
}

const contains = (iban: string, digits: string) => iban.slice(4).includes(withoutZeros(digits));

/**
 * The other accounts at the same bank that numbers without a label may mean: after the name of an account („Mietkonto
 * 4711222“), or nearly the same as the account number.
 */
function otherAccounts({ numbers }: Facts, { blz, kontonummer }: Account): readonly Account[] {
  const own = withoutZeros(kontonummer);
  // A label may number accounts: „Konto 1: …“.
  const isOrdinal = own.length > 0 && own.length <= 2;
  return numbers.flatMap((number) => {
    const digits = withoutZeros(number.digits);
    if (
      number.label ||
      digits.length < MIN_DIGITS ||
      digits === own ||
      digits === blz ||
      !isKontonummer(number.number)
    )
      return [];
    return isOrdinal || isAlike(digits, own) || number.isOfAnotherAccount
      ? [{ blz, kontonummer: digits }]
      : [];
  });
}

/** What the numbers of a text state, apart from its IBANs. */
function statedBy(facts: Facts, banks: KnownBanks): Reading {
  const { numbers, tokens } = facts;
  const labelled = numbers.filter(({ label }) => label);
  const usable = labelled.filter(({ isQualified }) => !isQualified);
  const unusable = labelled.find(({ digits }) => digits === '');
  if (unusable?.fault) return refused(unusable.fault, unusable.found);
  const ofLabel = (label: NumberFact['label']) =>
    distinct(labelled.filter((number) => number.label === label && number.digits !== ''));
  const [blzs, kontonummern] = [ofLabel('blz'), ofLabel('kontonummer')];
  const inOrder = distinct(numbers.filter(({ label, owner }) => label || owner === ''));
  if (unusable) return unclear(pairs(blzs.map(digitsIn), kontonummern.map(digitsIn), inOrder.map(digitsIn)));
  const isQualified = labelled.some(
    (number) => number.isQualified && (number.label === 'kontonummer' || banks.isBlz(number.digits)),
  );
  const [blz, kontonummer] = [
    blzs.find((one) => !one.isQualified) ?? blzs[0],
    kontonummern.find((one) => !one.isQualified) ?? kontonummern[0],
  ];
  if (!blz || !kontonummer || usable.length === 0)
    return freeAccount(
      facts,
      blzs.filter((one) => !one.isQualified),
      kontonummern,
      isQualified ||
        numbers.some((one) => !one.label && one.isQualified) ||
        kontonummern.some((one) => mayBeAside(tokens, one)),
      banks,
    );
  const swapped = swappedBy(blz, kontonummer, facts, banks);
  const rivals = rivalsOf(facts, { blz: blz.digits, kontonummer: kontonummer.digits }, banks);
  const isTwice = withoutZeros(blz.digits) === withoutZeros(kontonummer.digits);
  if (isTwice && banks.isBlz(blz.digits) && rivals.blzs.length === 0 && rivals.kontonummern.length === 0)
    return { code: 'incomplete', blz: blz.digits };
  const isOpen =
    isQualified ||
    rivals.isOpen ||
    rivals.kontonummern.length + rivals.blzs.length > 0 ||
    swapped === 'unclear' ||
    mayBeAside(tokens, kontonummer) ||
    // „Konto 37040044 12“ is probably not one number, but the Bankleitzahl and another number.
    (kontonummer.digits !== blz.digits && kontonummer.digits.startsWith(blz.digits)) ||
    areOfTwoPersons(facts, blz, kontonummer);
  if (!isOpen)
    return swapped
      ? { code: 'account', blz: kontonummer.digits, kontonummer: blz.digits }
      : withoutSubAccount({ blz: blz.digits, kontonummer: kontonummer.digits }, kontonummer, banks);
  const all = distinct([...inOrder, ...numbers]).map(digitsIn);
  const others = [...new Set([...kontonummern.map(digitsIn), ...rivals.kontonummern])];
  const otherBlzs = [...new Set([...blzs.map(digitsIn), ...rivals.blzs])];
  return unclear([...pairs(otherBlzs, others, all), ...(swapped ? pairs(others, otherBlzs, all) : [])]);
}

/**
 * Whether the two numbers of a pair, „Kto/BLZ: 37040044 532013000“, are in the other order; `unclear` if they may be,
 * or if a number in front may belong to the label after it: „532 BLZ 013, Konto 37040044“.
 */
function swappedBy(
  blz: NumberFact,
  kontonummer: NumberFact,
  { numbers }: Facts,
  banks: KnownBanks,
): boolean | 'unclear' {
  if (!banks.isBlz(kontonummer.digits)) return false;
  if (numbers.some(({ label, gap }, index) => !label && (gap !== undefined || index === 0))) return 'unclear';
  if (!numbers.some(({ isInPair }) => isInPair)) return false;
  return banks.isBlz(blz.digits) ? 'unclear' : true;
}

/** Takes „56002 00“ for 56002 if the bank's rule appends 00 itself: otherwise, 00 would be appended twice. */
function withoutSubAccount(account: Account, { number }: NumberFact, banks: KnownBanks): Reading {
  const [, head] = /^(\d+)[ -]00$/.exec(number) ?? [];
  const isSub = head !== undefined && isAppended(account, head, banks);
  return { code: 'account', ...account, ...(isSub && { kontonummer: head }) };
}

/**
 * Whether the bank's rule makes the account number from its beginning, `head`: the other digits are the sub-account.
 */
export const isAppended = ({ blz, kontonummer }: Account, head: string, banks: KnownBanks) =>
  banks.ibanOf(blz, head)?.slice(12) === kontonummer.padStart(10, '0');

/** A text in which Bankleitzahl, account number or both lack a label. */
function freeAccount(
  facts: Facts,
  ofBlz: readonly NumberFact[],
  ofKonto: readonly NumberFact[],
  isQualified: boolean,
  banks: KnownBanks,
): Reading {
  const { numbers, isPlain, tokens } = facts;
  const [blz, kontonummern] = [ofBlz.map(digitsIn), ofKonto.map(digitsIn)];
  const unlabelled = numbers.filter(({ label }) => !label);
  // Numbers of the same word may be an account's: „Müller 37040044 532013000“.
  const isChained = (number: NumberFact, index: number) => {
    const next = unlabelled[index + 1];
    return (
      number.digits !== '' && (number.gap !== undefined || (next?.gap !== undefined && next.digits !== ''))
    );
  };
  const unowned = unlabelled.filter(({ owner }) => owner === '');
  const isAlone = blz.length + kontonummern.length === 0;
  const free = isAlone
    ? unlabelled.filter((one, index) => one.owner === '' || isChained(one, index))
    : unowned;
  const said = new Set([...blz, ...kontonummern].map(withoutZeros));
  const rest = distinct(free).filter(({ digits }) => !said.has(withoutZeros(digits)));
  const usable = rest.filter(({ number }) => number);
  const isShaped = ({ number }: NumberFact) => isOneBlz(number, false);
  const known = usable.filter((one) => isShaped(one) && banks.isBlz(one.digits));
  // In a text of nothing but two numbers, the only one of eight digits is the Bankleitzahl, even if no bank has it.
  const shaped = usable.filter(isShaped);
  const banksFound = shaped.length === 1 && isPlain && usable.length === 2 ? shaped : known;
  const blzs = blz.length > 0 ? blz : banksFound.map(digitsIn);
  // „1234567/00“: the tail alone is not an account, and may be part of the number before, unless that is a
  // Bankleitzahl.
  const others = usable.flatMap((number, index) => {
    const next = usable[index + 1];
    if (!isKontonummer(number.number) || (isTail(number) && !blzs.includes(usable[index - 1]?.digits ?? '')))
      return [];
    const isJoined = next && isTail(next) && blzs.some((one) => one !== number.digits);
    return isJoined ? [number.digits, number.digits + next.digits] : [number.digits];
  });
  const inOrder = distinct(numbers.filter(({ label, owner }) => label || owner === '')).map(digitsIn);
  const candidates = pairs(blzs, kontonummern.length > 0 ? kontonummern : others, inOrder);
  const unusable = rest.find(({ number, fault }) => !number && fault);
  if (isPlain && unusable?.fault && candidates.length === 0) return refused(unusable.fault, unusable.found);
  const [only, ...more] = candidates;
  const isWhole = rest.length <= 2 - blz.length - kontonummern.length && !unusable;
  // Two Bankleitzahlen, of which one has no label: „BLZ 12030000, 10070024“.
  if (only && more.length === 0 && isPlain && isWhole && !isQualified && !banks.isBlz(only.kontonummer)) {
    const isBefore =
      blz.length === 0 &&
      free[0] !== undefined &&
      withoutZeros(free[0].digits) === withoutZeros(only.kontonummer);
    const minimum = isBefore || tokens.some(({ kind }) => kind === 'word') ? MIN_DIGITS_OF_TEXT : MIN_DIGITS;
    if (kontonummern.length > 0 || only.kontonummer.length >= minimum) return { code: 'account', ...only };
  }
  const likely =
    isPlain || kontonummern.length > 0
      ? candidates
      : candidates.filter((pair) => pair.kontonummer.length >= MIN_DIGITS);
  if (likely.length > 0 || isQualified || (isPlain && kontonummern.length > 0 && usable.length > 0))
    return unclear(likely);
  if (blz.length + kontonummern.length > 1) return unclear([]);
  if (blz[0]) return { code: 'incomplete', blz: blz[0] };
  if (kontonummern[0])
    return hasNext(numbers) ? unclear([]) : { code: 'incomplete', kontonummer: kontonummern[0] };
  const [single, ...others_] = rest;
  if (!single || (!isPlain && unowned.length === 0)) return { code: 'nothing' };
  if (others_.length > 0 || !single.number) return isPlain ? unclear([]) : { code: 'nothing' };
  if (!isPlain) return single.digits.length >= MIN_DIGITS_OF_TEXT ? unclear([]) : { code: 'nothing' };
  if (isShaped(single) && banks.isBlz(single.digits)) return { code: 'incomplete', blz: single.digits };
  return isKontonummer(single.number) && free.length === rest.length
    ? { code: 'incomplete', kontonummer: single.digits }
    : unclear([]);
}

/** Whether a number without a label follows an account number: „Kto 4711, neu 4712“. */
const hasNext = (numbers: readonly NumberFact[]) =>
  numbers.some(
    ({ label, gap }, index) => !label && gap !== undefined && numbers[index - 1]?.label === 'kontonummer',
  );

const isTail = ({ gap, digits }: NumberFact) => gap === '/' && digits.length < 4;

const digitsIn = ({ digits }: NumberFact) => digits;

/** Each number once, however many leading zeros it has. All those that can't be used stay. */
function distinct(numbers: readonly NumberFact[]): readonly NumberFact[] {
  const said = new Set<string>();
  return numbers.filter(({ digits }) => {
    const key = withoutZeros(digits);
    const isNew = !said.has(key);
    said.add(key);
    return isNew || key === '';
  });
}
