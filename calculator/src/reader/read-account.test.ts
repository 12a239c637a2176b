import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownBanks } from '../../test/known-banks.ts';
import { anyCharacter } from '../../test/random.ts';
import { plainText } from './plain-text.ts';
import { readAccount } from './read-account.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** What is read, without the sentence it was read from. */
function read(text: string): Reading {
  const { readFrom, ...reading } = { readFrom: '', ...readAccount(text, knownBanks) };
  return reading;
}
/** The numbers of an account, at Commerzbank in Köln unless another Bankleitzahl is given. */
const pair = (kontonummer: string, blz = '37040044') => ({ blz, kontonummer });
const account = (...numbers: Parameters<typeof pair>) => ({ code: 'account', ...pair(...numbers) });
const IBAN = 'DE89370400440532013000';

describe('Bankleitzahl and account number', () => {
  it.each([
    'Kto 532013000 BLZ 37040044',
    'BLZ 370 400 44, Kto.-Nr. 532 013 000',
    'Konto: 532013000\nBankleitzahl: 37040044',
    'Kto532013000BLZ37040044',
    'Kto  -  532013000, BLZ / 37040044',
    'Kontonummer*: 532013000 BLZ*: 37040044',
    '**Konto:** 532013000\n**BLZ**: 37040044',
    'Konto -> 532013000, BLZ => 37040044',
    'Kto-Nr.532013000/BLZ37040044',
    'Kto.Nr.: 532.013.000 – BLZ: 370.400.44',
    'KONTO-NR. 532-013-000 BLZ 370-400-44',
    'Kto 532/013/000, BLZ 37040044',
    'Konto Nr. 532\u00a0013\u00a0000, B.L.Z. 370\u202f400\u202f44',
    "KNr. 532'013'000 Bank-Leitzahl 37040044",
    'Girokonto 532013000 bei der Commerzbank, BLZ 37040044',
    'Kto/BLZ 532013000/37040044',
    'Kto/BLZ 37040044/532013000',
    'BLZ/Kto: 532013000, 37040044',
    'BLZ/Kto: 370 400 44 532 013 000',
    'Konto/BLZ: 532 013 000 370 400 44',
    '37040044 (BLZ), 532013000 (Konto)',
    'BLZ 37040044, 532013000',
    'BLZ 370 400 44 532 013 000',
    '532013000 BLZ 37040044',
    'Kto BLZ: 37040044 532013000',
    'Kto 532013000, 37040044',
    'Konto 532013000, 37040044, 532013000',
    'Kto. 532013000, BLZ 37040044. 3704 0044',
    'Kto 532013000 BLZ 37040044\n12345',
    'Kto 532013000 BLZ 37040044\r12345',
    'Kto 532013000 BLZ 37040044 3b',
    '37040044, Konto 532013000',
    '37040044 (BLZ) 532013000',
    '37040044 532013000',
    '370 400 44 532 013 000',
    '532 013 000 370 400 44',
    '37040044-532013000',
    '37040044,532013000',
    '37040044\t532013000',
    'Commerzbank Köln 37040044 532013000',
    'Kto 532013000.00 BLZ 37040044,00',
    'Kto 532 013 000 EUR 99,50 BLZ 37040044',
    'Konto 532013000 BLZ 37040044, nochmals: Konto 532013000',
    '10. Kontonummer: 532013000\n11. Bankleitzahl: 37040044',
    'Konto 532013000, 2024 BLZ 37040044',
    // No sub-account, which begins with 0 and is directly beside the Bankleitzahl.
    'BLZ 37040044, 01, Kto 532013000',
    'BLZ 37040044/12, Kto 532013000',
    'BLZ 37040044/012, Kto 532013000',
    'BLZ 37040044/101, Kto 532013000',
    'BLZ 37040044,123, Kto 532013000',
    'BLZ 37040044 (01), Kto 532013000',
    'BLZ 37040044 Unterkonto 1234, Kto 532013000',
    'BLZ 37040044 Filiale 01, Kto 532013000',
    'Filiale 01 BLZ 37040044, Kto 532013000',
    'DE89 3704, Kto 532013000 BLZ 37040044',
    'Konto-\nnummer 532013000, Bank-\n leitzahl 37040044',
    '1234567, Kto 532013000 BLZ 37040044',
    'kto_nr: 532013000blz: 37040044',
    'BLZ 37040044Konto-Nr.: 532013000',
    'Depot\tKonto 532013000\tBLZ 37040044',
    'Depot\nKonto\t532013000\nBLZ\t37040044',
    '1. BLZ (Bankleitzahl) 37040044\nKtoNr (Kontonummer) 532013000',
    'Ihr Konto\n532013000\nUnsere BLZ\n37040044',
    '4711, Müller\nKonto\n532013000\nBLZ\n37040044',
    '[14.03.24, 10:01:22] Anna: Konto 532013000\n[14.03.24, 10:01:40] Anna: BLZ 37040044',
    '{"kontonummer":532013000,"bankleitzahl":37040044,"kundennummer":4711001}',
  ])('are read in %j', (text) => {
    expect(read(text)).toEqual(account('532013000'));
  });

  it.each([
    ['Kto 1000 36-503 BLZ 37010050', account('100036503', '37010050')],
    ['Kto.-Nr.: 12.264.824 BLZ 37010050', account('12264824', '37010050')],
    ['Rechnung 4711 vom 12.03.2024: Kto 5320, BLZ 37040044, Betrag 99,50 €', account('5320')],
    ['Max Muster, Hauptstr. 5, 50667 Köln, Kto 5320 BLZ 37040044', account('5320')],
    ['Hauptstr. 5 50667 Köln Kto 5320 BLZ 37040044 Tel. 0221 12345', account('5320')],
    ['Kto 5320, BLZ 37040044\nTel. 0221 / 123456, Fax (0221) 12 34 57', account('5320')],
    ['Kto 0532013000 BLZ 37040044', account('0532013000')],
    ['BLZ\t37040044\nKto\t5320. Max Muster', account('5320')],
    ['12345678 37040044', account('12345678')],
    ['(Kto 123 456 789 0), BLZ 37040044', account('1234567890')],
    ['Konto\t5320130\t50667 Köln BLZ\t37040044', account('5320130')],
    ['37040045 532013000', account('532013000', '37040045')],
    ['Kto 5320 130 370 400 44', account('5320130')],
    ['Kto 37040044 BLZ 10050000', account('37040044', '10050000')],
    // Nothing is checked here, so that the calculator can say what is wrong.
    ['Kto 532013000 BLZ 3704004', account('532013000', '3704004')],
    ['Kto 12345678901 BLZ 37040044', account('12345678901')],
    ['BLZ 12345678, Kto 12345678', account('12345678', '12345678')],
    ['37040044 12345', account('12345')],
    ['Kto 4711, 37040044', account('4711')],
    ['12345, BLZ 37040044', account('12345')],
    ['1. Konto: 532013000\n2. BLZ: 37040044', account('532013000')],
    ['532013000 (Kto: 4711) BLZ 37040044', account('4711')],
    ['Kto 10019. Inhaber: Müller, BLZ 37040044', account('10019')],
    ['Konto:\n4711) BLZ 37040044', account('4711')],
    ['Kto 37040044 BLZ 532013000', account('37040044', '532013000')],
  ])('are read in %j as they are', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a text that seems ambiguous', () => {
  it.each([
    ['37040044 10050000', [pair('10050000'), pair('37040044', '10050000')]],
    ['Kto 5320 BLZ 37040044 Kto 5321', [pair('5320'), pair('5321')]],
    ['10115;10010123;1234567', [pair('10115', '10010123'), pair('1234567', '10010123')]],
    ['17, 37040044 532013000', [pair('17'), pair('532013000')]],
    // A tail after a slash is not an account of its own.
    ['37040044 1234567/00', [pair('1234567'), pair('123456700')]],
    ['37040044 123456/1234', [pair('123456'), pair('1234')]],
    // No bank has it, so no rule appends the tail.
    ['Kto 1234567/00, BLZ 12345678', [pair('1234567', '12345678'), pair('123456700', '12345678')]],
    ['37040044/00, 532013000', [pair('00'), pair('532013000')]],
    ['von Konto 4711222 an 532013000 BLZ 37040044', [pair('4711222'), pair('532013000')]],
    ['Kto 532013000 (Privat), BLZ 37040044', [pair('532013000')]],
    // Digits after another word are not part of the number, nor are those that would make it too long.
    ['Konto 12345 von 67, BLZ 37040044', [pair('12345')]],
    ['Konto 12345678, 123, BLZ 37040044', [pair('12345678')]],
    ['Kto 3700,0404,04 BLZ 37040044', [pair('3700')]],
    ['BLZ 37040044 / Berliner Sparkasse 10050000, Kto 1234', [pair('1234'), pair('1234', '10050000')]],
    ['BLZ 37040044/10050000, Kto 1234', [pair('1234'), pair('1234', '10050000')]],
    ['BLZ 37040044 / Berliner Sparkasse 10050000, Kto 37040044', [pair('37040044', '10050000')]],
    ['37040044 BLZ 10070024 Konto 532013000', [pair('532013000', '10070024'), pair('532013000')]],
    ['BLZ 37,040,044, Kto 532013000', []],
    ['Kto 532013000 BLZ 37040044, ab 1.1.2025 4279725', [pair('532013000'), pair('4279725')]],
    ['Kto 532 - 013 - 000\n37040044 (BLZ)', [pair('532'), pair('532013000')]],
    ['Kto 532013000 BLZ 37040044 Unterkonto 12', [pair('532013000')]],
    ['BLZ 37040044 Kto 37040044, Kto 532013000', [pair('532013000')]],
    ['BLZ 37040044/01, Kto 532013000', [pair('532013000')]],
    ['BLZ 37040044 neu 01, Kto 532013000', [pair('532013000')]],
    ['BLZ 37040044 01, Kto 532013000', [pair('532013000')]],
    ['BLZ 37040044-01, Kto 532013000', [pair('532013000')]],
    ['BLZ 37040044 / 01, Kto 532013000', [pair('532013000')]],
    ['PayPal/Konto 532013000, BLZ 37040044', [pair('532013000')]],
    ['PayPal_Konto 532013000, BLZ 37040044', [pair('532013000')]],
    ['12345 37040044', [pair('12345')]],
    ['Müller 37040044 12345', [pair('12345')]],
    ['Müller, Kto 1234, 37040044', [pair('1234')]],
    ['Kto 3704004412, BLZ 37040044', [pair('3704004412')]],
    ['Kto/BLZ: 37040044, 10070024', [pair('37040044', '10070024'), pair('10070024')]],
    ['Kto/BLZ: 37040044 10070024', [pair('37040044', '10070024'), pair('10070024')]],
    // A question has at most six candidates.
    [
      '37040044; 471101; 471102; 471103; 471104; 471105; 471106; 471107',
      [1, 2, 3, 4, 5, 6].map((place) => pair(`47110${place}`)),
    ],
    ['Kto 5320 50667 Köln, BLZ 37040044', []],
    ['(PayPal)Konto 532013000, BLZ 37040044', [pair('532013000')]],
    ['Kto 4711’22233, BLZ 37040044', []],
    ['Kto 5 320 130 00, BLZ 37040044', []],
    ['37040044 1.234.567,00', []],
    ['BLZ 37040044-532013000-1', []],
    ['BLZ 500 105 Konto 532013000', []],
    ['BLZ 370400 44 Kto 532013000', []],
    ['BLZ 370.400 44, Kto 532013000', []],
    ['Kto 4711_222, BLZ 37040044', []],
    ['37040044 47112223334', []],
    ['37040045 532 013 000', []],
    ['37040045 12345678', []],
    ['37040045 532013000 12.03.2024', [pair('532013000', '37040045')]],
    ['Kto 532013000, 37040044, 4711', [pair('532013000')]],
    ['BLZ 37040044, 532013000, 12345678901', [pair('532013000')]],
    ['4711, Kto 532013000', []],
    ['Kto 4711, Kto 5320', []],
    ['Kto 886612€7350 BLZ 37040044', []],
    ['97040044 532013000', []],
    ['BLZ 37040044 Konto 5320\n13000', [pair('5320'), pair('532013000'), pair('13000')]],
    ['Müller 471122', []],
    ['471100 Stück, BLZ 37040044', [pair('471100')]],
    ['Ref 37040044 / 532013000', [pair('532013000')]],
    ['Kto 532013000, 37040045 BLZ', []],
    [`${IBAN} DE75512108001245126199`, [{ iban: IBAN }, { iban: 'DE75512108001245126199' }]],
    ['DE89 3704 0044 0532 0130 00 17', [{ iban: IBAN }]],
    [`${IBAN}/17`, [{ iban: IBAN }]],
    [`${IBAN} /17`, [{ iban: IBAN }]],
    [`${IBAN} / 17`, [{ iban: IBAN }]],
    [`${IBAN}/neu`, [{ iban: IBAN }]],
    [`${IBAN} / neu`, [{ iban: IBAN }]],
    [`${IBAN}-neu`, [{ iban: IBAN }]],
    [`${IBAN} 2, Seite`, [{ iban: IBAN }]],
    // A German IBAN has at most 22 characters, and no other IBAN in it.
    ['DE88 3704 0044 0532 0130 00 12345', [{ iban: 'DE88370400440532013000' }]],
    ['DE88 3704 0044 DE89 3704 0044 0532 0130 00', [{ iban: 'DE8837040044' }, { iban: IBAN }]],
    ['DE88 3704 0044 IBANDE89 3704 0044 0532 0130 00', [{ iban: 'DE8837040044' }, { iban: IBAN }]],
    // The next line is not part of the creditor reference.
    ['RF18 5390 0754 7034\n532013000 BLZ 37040044', [pair('532013000')]],
    ['FR72ZZZ123456 532013000 37040044', [pair('532013000')]],
    [`Kto 5320, BLZ 37040044, Kto 5321, ${IBAN}`, [{ iban: IBAN }, pair('5320'), pair('5321')]],
    [`Kto 532013000, BLZ 37040044, Kto 5321, ${IBAN}`, [{ iban: IBAN }, pair('532013000'), pair('5321')]],
    ['V-Kto 532013000\nBLZ 37040044', [pair('532013000')]],
    ['Kunde/Konto\n532013000, BLZ 37040044', [pair('532013000')]],
    ['Müller/Konto 532013000, BLZ 37040044', [pair('532013000')]],
    ['Überweisungs-\nkonto 532013000, BLZ 37040044', [pair('532013000')]],
    ['Kto 532013000–01 BLZ 37040044', [pair('532013000')]],
    ['4711222\nKonto\n532013000\nBLZ 37040044', [pair('532013000')]],
    ['Kto 532013000 = Commerzbank, BLZ 37040044', [pair('532013000')]],
    // A postcode, a floor or the number of a house is no account number.
    ['Konto bei Commerzbank, 50667 Köln, BLZ 37040044', [pair('50667')]],
    ['Commerzbank, 37040044, Konto Köln 50667', [pair('50667')]],
    ['BLZ 37040044, Konto Sparkasse 50667', [pair('50667')]],
    ['BLZ 37040044 Konto Köln 17', [pair('17')]],
    ['BLZ 37040044 Konto Commerzbank 3. Etage', [pair('3')]],
    ['Konto des Absenders 4711, Konto 532013000', []],
    ['Kd. Kto. 532013000, BLZ 37040044', [pair('532013000')]],
    ['Jugendkonto 20251, BLZ 37040044', [pair('20251')]],
    ['Kautionskonto 532013000, BLZ 37040044', [pair('532013000')]],
    ['Sonderkonto „Flut“: 532013000, BLZ 37040044', [pair('532013000')]],
    ['1. Depotnr. (Konto) 532013000 BLZ 37040044', [pair('532013000')]],
    ['Buche auf Konto 4400, Bank 1200, BLZ 37040044', [pair('4400')]],
    ['3. Kontonummer:\n4. Bankleitzahl: 37040044\n5. Bank: Commerzbank', [pair('3')]],
    ['Kto.# 532013000, BLZ # 37040044 50667 Köln', [pair('532013000'), pair('50667')]],
    ['Kto 5320 50667 Köln, BLZ 37040044', []],
    ['Kto. 532 013 3. Mahnung, BLZ 37040044', []],
    ['1. Kto. 532 013 000 2. BLZ 370 400 44', []],
    ['Kto. 53201300 0 BLZ 37040044', []],
    ['Kto. 532013000 BLZ 3704 0044 1', []],
    ['Nr. Konto BLZ, 4711001 532013000 37040044', []],
    ['Kunde und Konto: 532013000, BLZ 37040044', [pair('532013000')]],
    ['Konto 1200 Commerzbank, BLZ 37040044, 532013000', [pair('1200'), pair('532013000')]],
    // A postcode has a space and a capital after it, and nothing is glued to it.
    ['BLZ 37040044, 50667. Köln', [pair('50667')]],
    ['BLZ 37040044 - 50667 eKöln', [pair('50667')]],
    ['Kto 5320 -50667 Köln BLZ 37040044', [pair('5320')]],
    ['37040044 12 / 2026', [pair('12')]],
    [`${IBAN} 2 - Seiten`, [{ iban: IBAN }]],
    [`${IBAN} 2 3 Seiten`, [{ iban: IBAN }]],
  ])('is unclear, with candidates: %j', (text, candidates) => {
    expect(read(text)).toEqual({ code: 'unclear', candidates });
  });

  it.each([
    '532013000 (BLZ 37040044), 4279725 (BLZ 10070024)',
    'Konto 532013000, BLZ 37040044; Konto 4279725, BLZ 10070024',
    'BLZ 37040044 Konto 532013000\nBLZ 10070024 Konto 4279725',
    'Commerzbank 532013000 (37040044)\nDeutsche Bank 4279725 (10070024)',
    'Konto 532013000 BLZ 37040044\nKonto 4279725 BLZ 10070024\nKonto 532013000 BLZ 37040044',
  ])('has pairs of neighbours as candidates if the numbers take turns: %j', (text) => {
    const candidates = [pair('532013000'), pair('4279725', '10070024')];
    expect(read(text)).toEqual({ code: 'unclear', candidates });
  });

  it.each([
    'BLZ 37040044, BLZ 10070024, BLZ 12030000, Konto 532013000, Konto 4279725, Konto 1234567',
    'Konto 532013000, Konto 4279725, Konto 1234567, BLZ 37040044, BLZ 10070024, BLZ 12030000',
  ])('pairs the numbers of columns in their order: %j', (text) => {
    const candidates = [pair('532013000'), pair('4279725', '10070024'), pair('1234567', '12030000')];
    expect(read(text)).toEqual({ code: 'unclear', candidates });
  });

  it('is unclear if not every Bankleitzahl has an account number', () => {
    const candidates = [pair('532013000')];
    const reading = read('1. BLZ 37040044 Konto 532013000\n2. BLZ 10070024');
    expect('candidates' in reading && reading.candidates).toEqual(expect.arrayContaining(candidates));
    expect(read('37040044 12345678901, 10070024 98765432109')).toEqual({ code: 'unclear', candidates: [] });
  });

  it.each([
    'Konto 532013000, Konto 4279725, BLZ 37040044, BLZ 10070024',
    'Konto 532013000, BLZ 37040044, BLZ 10070024, Konto 4279725',
    'BLZ 37040044, Konto 532013000, BLZ 10070024, Konto 4279725, Konto 56002',
    'BLZ 37040044, BLZ 10070024, BLZ 12030000, Konto 532013000, Konto 4279725',
    'Konto 532013000, BLZ 37040044, BLZ 10070024, BLZ 12030000, Konto 4279725, Konto 1234567',
  ])('has all pairs as candidates if the numbers do not take turns: %j', (text) => {
    const reading = read(text);
    for (const blz of ['37040044', '10070024'])
      for (const kontonummer of ['532013000', '4279725'])
        expect('candidates' in reading && reading.candidates).toContainEqual({ blz, kontonummer });
  });

  it.each([
    'BLZ;Konto\n37040044;532013000\n37040044;5424072',
    'Konto;BLZ\n532013000;37040044\n5424072;37040044',
    'Konto\tBLZ\n532013000\t37040044\n5424072\t37040044',
    'Kto 532013000 BLZ 37040044\n5424072 37040044',
  ])('is unclear, because a row below has another account: %j', (text) => {
    expect(read(text)).toEqual({ code: 'unclear', candidates: [pair('532013000'), pair('5424072')] });
  });

  it.each([
    'Konto;BLZ\n532013000;37040044\n532013000;37040044',
    'Kto 532013000 BLZ 37040044\n37040044 532013000',
  ])('gives the account that a later row repeats: %j', (text) => {
    expect(read(text)).toEqual(account('532013000'));
  });

  it.each([
    'Das Konto 532013000 bei BLZ 37040044 gibt es nicht mehr',
    'Bitte NICHT auf Konto 532013000, BLZ 37040044 überweisen',
    'Alte Bankverbindung\nKonto: 532013000\nBLZ: 37040044',
    'Kto 532013000 BLZ 37040044 (alt)',
    'Die Lastschrift kam zurück: Konto erloschen. Konto 532013000 BLZ 37040044',
    'Konto 532013000 BLZ 37040044 ist ungueltig',
  ])('is unclear if the account may be out of use, or another one: %j', (text) => {
    expect(read(text)).toEqual({ code: 'unclear', candidates: [pair('532013000')] });
  });

  it.each([
    `Alte IBAN: ${IBAN}`,
    `alt: ${IBAN}`,
    `IBAN ${IBAN} (alt)`,
    `IBAN ${IBAN} wurde gekündigt`,
    `Die IBAN ${IBAN} ist falsch`,
    `Das Konto ${IBAN} wurde aufgelöst.`,
    `Bitte nicht auf das Konto ${IBAN} überweisen`,
    `IBAN ${IBAN} gilt nicht mehr`,
  ])('is unclear if its IBAN may be out of use: %j', (text) => {
    expect(read(text)).toEqual({ code: 'unclear', candidates: [{ iban: IBAN }] });
  });

  it.each([
    `IBAN ${IBAN} BIC COBADEFFXXX\nSollte die Zahlung nicht fristgerecht eingehen, mahnen wir.`,
    `IBAN ${IBAN}, bitte Rechnungsnummer nicht vergessen`,
    `${IBAN} Alte Apotheke`,
    `Inhalt: ${IBAN}`,
    `Erhalt ${IBAN}`,
    `4711;;5;${IBAN}`,
    `Der Betrag ist nicht auf unserem Konto eingegangen. IBAN: ${IBAN}`,
  ])('gives its IBAN despite an empty cell or an unrelated „nicht“: %j', (text) => {
    expect(read(text)).toEqual({ code: 'iban', iban: IBAN });
  });

  it.each([
    'Leider ist der Betrag nicht auf unserem Konto eingegangen. Konto 532013000, BLZ 37040044',
    'Bitte stellen Sie das Konto um: Konto 532013000, BLZ 37040044',
    'Konto 532013000, BLZ 37040044. Nicht mehr als drei Wochen warten.',
    'Konto 532013000, BLZ 37040044. Wir können die Zahlung sonst nicht zuordnen.',
    'Bäckerei Alt, Alter Markt 3. Konto: 532013000, BLZ: 37040044',
    'Kunde;Konto;BLZ\n;532013000;37040044',
    'Konto;BLZ\n532013000;37040044;;',
  ])('gives its account despite an empty outer cell or an unrelated „nicht“: %j', (text) => {
    expect(read(text)).toEqual(account('532013000'));
  });

  it.each([
    '1 37040044',
    'Kto 532 013 000,00 BLZ 37040044',
    'Kto 532 013 000 EUR BLZ 37040044',
    'Hauptstr. 5 532 013 000 BLZ 37040044',
    'Kto 1234/56 BLZ 37040044',
    'Kto 1234567 89 BLZ 37040044',
    // A number belongs to the word before it.
    'Konto Müller: 532013000 bei 37040044',
    'Konto von Kunde 4711: 1234567 BLZ 10010123',
    'Kto 123 4567 BLZ 37040044',
    'Konto 4711 (Kunde), 1234567, BLZ 10010123',
    'Kundennummer/Konto: 4711/1234567 BLZ 10010123',
    'BLZ 37040044, 2019 gegründet',
    'M89 3704 0044 532013000',
    'Konto Commerzbank-Müller 532013000, BLZ 37040044',
    'Kto 1234567, Unterkonto 00 12 BLZ 37040044',
  ])('gives no account: %j', (text) => {
    expect(['unclear', 'incomplete', 'nothing', 'refused']).toContain(read(text).code);
  });
});

describe('a text that can’t be used', () => {
  it.each([
    ['37040044;1234567.5', 'decimal', '1234567.5'],
    ['37040044;9.03.1956', 'date', '9.03.1956'],
    ['BLZ 37040044 Kto 9.03.1956', 'date', '9.03.1956'],
    ['37040044;5,32013E+08', 'shortened', '5,32013E+08'],
    ['Kto 5.32E+08 BLZ 37040044', 'shortened', '5.32E+08'],
    ['Kto 532O13000 BLZ 37040044', 'letters', '532O13000'],
    ['Kto 532013000-3a, BLZ 37040044', 'letters', '532013000'],
    ['Konto 202-xxx BLZ 37040044', 'letters', '202'],
    ['Kto 123.00 BLZ 37040044', 'decimal', '123.00'],
    ['BLZ/Kto: 37040044 365 818 20. 1.66', 'date', '37040044 365 818 20'],
    [` ${'1\n'.repeat(1000)}${IBAN}`, 'length', `${'1\n'.repeat(30)}…`],
    ['Kto Commerzbank-532013000 BLZ 37040044', 'letters', '532013000'],
    ['37040044 1.234,56', 'decimal', '1.234,56'],
    ['12.03.2024', 'date', '12.03.2024'],
    ['\u202e37040044 532013000', 'direction', '\u202e37040044 532013000'],
    [`37040044 ${'a'.repeat(100_000)}`, 'length', `37040044 ${'a'.repeat(51)}…`],
    // Stars without their counterparts may hide digits.
    ['Konto:** 3000 BLZ 37040044', 'masked', '3000'],
    ['Konto **oder ** 3000 BLZ 37040044', 'masked', '3000'],
  ])('is refused: %j', (text, fault, found) => {
    expect(read(text)).toEqual({ code: 'refused', fault, found });
  });
});

describe('one number alone', () => {
  it.each([
    ['BLZ 37040044', { blz: '37040044' }],
    ['BLZ der Commerzbank Köln: 370-400-44', { blz: '37040044' }],
    ['BLZ 3704004', { blz: '3704004' }],
    ['BLZ 37040044 Kto 37040044', { blz: '37040044' }],
    ['**BLZ**: 3704004', { blz: '3704004' }],
    // The end of too many groups is not a number of its own.
    [`${'1 '.repeat(38)}532 013 000 BLZ 37040044`, { blz: '37040044' }],
    // „Nr.“ after the name of a bank names another number.
    ['370 400 44', { blz: '37040044' }],
    ['Tel.: 0221/987654, BLZ 37040044', { blz: '37040044' }],
    ['BLZ 37040044, IBAN 532013000', { blz: '37040044' }],
    ['5320 130 BLZ 37040044', { blz: '37040044' }],
    ['Die Nummer meines Konos ist 532013000, BLZ 37040044', { blz: '37040044' }],
    ['Kontonummer 532 013 000', { kontonummer: '532013000' }],
    ['Konto 37040044', { kontonummer: '37040044' }],
    ['532013000', { kontonummer: '532013000' }],
  ])('is incomplete: %j', (text, number) => {
    expect(read(text)).toEqual({ code: 'incomplete', ...number });
  });
});

describe('an IBAN', () => {
  it.each([
    IBAN,
    'de89 3704 0044 0532 0130 00',
    'DE 89 3704 0044 0532 0130 00',
    'DE89-3704-0044-0532-0130-00',
    '_DE89 / 3704 / 0044 / 0532 / 0130 / 00.',
    'DE89\u00a03704\u202f0044\u00a00532\u00a00130\u00a000',
    'IBANDE89370400440532013000',
    'Meine IBAN lautet DE89 3704 0044 0532 0130 00 (Commerzbank)',
    'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX',
    'DE89 3704 0044 0532 0130 00 50667 Köln',
    'DE89 3704 0044\n0532 0130 00',
    `Max Muster, ${IBAN}, Mitglied 4711, seit 2019`,
    `${IBAN};4711`,
    `Max Muster\nKto 532013000\nBLZ 37040044\nIBAN ${IBAN}\n`,
    `USt-IdNr. DE123456789, ${IBAN}`,
    ` ${'1\n'.repeat(999)}${IBAN}`,
    IBAN.padEnd(100_000),
    `${IBAN}, neu`,
    `${IBAN} - 17`,
    `${IBAN} 2. Seite`,
    `${IBAN}/und`,
    `${IBAN}, Konto 00532013000`,
  ])('is read in %j', (text) => {
    expect(read(text)).toEqual({ code: 'iban', iban: IBAN });
  });

  it.each([
    ['DE88 3704 0044 0532 0130 00', 'DE88370400440532013000'],
    ['Kto 532013000 BLZ 37040044 IBAN DE88 3704 0044 0532 0130 00', 'DE88370400440532013000'],
    ['DE89 3704 0044 0532 0130 0', 'DE8937040044053201300'],
    ['DE89 3704 0044 0532 0130 001', 'DE893704004405320130001'],
    ['DE89 3704 OO44 0532 0130 00', 'DE893704OO440532013000'],
    ['DE89 3704 0044 0532', 'DE89370400440532'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['AT61 1904 3002 3457 3201 Wien', 'AT611904300234573201'],
    ['DE 88 3704 0044 0532 0130 00', 'DE88370400440532013000'],
    ['DE88 3704', 'DE883704'],
    ['DE88 3704 0044 0532 0130\n50667 Köln', 'DE883704004405320130'],
    ['DE88 3704 0044 0532 0130 Bank', 'DE883704004405320130'],
    ['KontoDE89370400440532013000', IBAN],
    ['GB28 NWBK 6016 1331 9268 19', 'GB28NWBK60161331926819'],
    // The check digits are those of a creditor identifier GB51NWBK6016.
    ['GB51 NWBK 6016 1331 9268 19', 'GB51NWBK60161331926819'],
    ['GB28 NWBK 6016 1331', 'GB28NWBK60161331'],
    ['GB28 NWBK 6016 1331 9268 London', 'GB28NWBK601613319268'],
    ['AT62 1904 3002 34', 'AT621904300234'],
    ['IBAN: AT61 1904 3002', 'AT6119043002'],
    ['Konto 234573201, BLZ 19043, AT61 1904 3002 3457 3201', 'AT611904300234573201'],
  ])('is read with a typing error, or from abroad: %j', (text, iban) => {
    expect(read(text)).toEqual({ code: 'iban', iban });
  });

  it.each([
    [`Kto 532013001 BLZ 37040044 ${IBAN}`, pair('532013001')],
    [`${IBAN}, BLZ 10050000`, { blz: '10050000' }],
    [`BLZ 10050000.${IBAN}`, { blz: '10050000' }],
    [`${IBAN}, Konto 4711`, { kontonummer: '4711' }],
    [`${IBAN}, Konto 8937`, { kontonummer: '8937' }],
    [`Konto 123, ${IBAN}`, { kontonummer: '123' }],
    [`Kto 5320 BLZ 37040044 ${IBAN}`, pair('5320')],
    [
      // The check digits are no part of the account.
      'Konto 61, BLZ 19043, AT61 1904 3002 3457 3201',
      { iban: 'AT611904300234573201', blz: '19043', kontonummer: '61' },
    ],
    [`${IBAN};10050000;1234567`, pair('1234567', '10050000')],
  ])('beside another account is a contradiction: %j', (text, numbers) => {
    expect(read(text)).toEqual({ code: 'contradiction', iban: IBAN, ...numbers });
  });

  it('is not a contradiction beside numbers from which the bank’s rule makes it', () => {
    const iban = 'DE61100700240005600200';
    expect(read(`Kto 56002 BLZ 10070024, IBAN ${iban}`)).toEqual({ code: 'iban', iban });
  });
});

describe('wide gaps and signs beside a labelled number', () => {
  it.each([
    ['Kto 532 - 013 - 000, BLZ 37040044', '532013000'],
    ['BLZ 37040044, Kto 532  013  000', '532013000'],
    ['Konto\n532\n013\n000\nBLZ 37040044', '532013000'],
    ['Kto 5320130 - 00 BLZ 37040044', '532013000'],
  ])('may be between its groups, so the visitor is asked: %j', (text, kontonummer) => {
    const reading = read(text);
    expect(reading.code).toBe('unclear');
    expect('candidates' in reading && reading.candidates).toContainEqual({ blz: '37040044', kontonummer });
  });

  it.each(['Kto 3000-, BLZ 37040044', 'BLZ 37040044 Kto 3000- (alt)', 'Kto /3000, BLZ 37040044'])(
    'make it unusable if a sign is on one side only: %j',
    (text) => {
      expect(read(text).code).toBe('refused');
    },
  );
});

describe('any other text', () => {
  it.each([
    '',
    'Commerzbank Köln',
    'BLZ und Konto fehlen',
    'COBADEFFXXX',
    'DE98ZZZ09999999999',
    'DE98ABC09999999999',
    'DE12 ZZZ 0999 9999 999',
    'AT92ABC00000012345',
    'NL69 ABC1 2345 6780 000',
    'RF18 5390 0754 7034',
    'RF18 53900754',
    'MR 12 3456 7890 1234',
    'AB12CDEFGHIJKLM',
    'DE89 370',
    'Kundennr. 1234567',
    'Konto '.repeat(20_000),
    'AT61 1904 3002',
    'IBAN z AT61 1904 3002',
    'Müller 37040045 532013000',
    'Müller 37040044 1234',
    'USt-IdNr. DE123456789',
    'DE 10115 Berlin',
    'Rechnung 12345678 vom 01.02.2026',
    'Kontoauszug 12/2026, Seite 3',
    '+49 221 123456',
    `37040044 ${'0'.repeat(20_000)}`,
  ])('has no account: %j', (text) => {
    expect(read(text)).toEqual({ code: 'nothing' });
  });
});

describe('a long text', () => {
  it.each(['1 ', '1-1 ', '37040044 ', '37040044, ', 'Kto ', 'DE89 ', '(0', 'a-'])(
    'that repeats %j has no account',
    (piece) => {
      expect(read(piece.repeat(10_000 / piece.length)).code).not.toBe('account');
    },
  );
});

describe('every digit', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  const piece = fc.oneof(
    fc.constantFrom(
      ...['BLZ', 'Kto', 'Kto.-Nr.', 'Kunde', 'Müller', 'EUR', 'E+', IBAN],
      ...[':', ' ', ' ', ' ', '.', '-', '/', ',', ';', '\n'],
    ),
    fc.constantFrom(
      ...['37040044', '370 400 44', '532013000', '532.013.000', '4711', '12.03.2024', '50667 Köln', '0221'],
      ',00',
    ),
    fc.nat(99_999).map(String),
  );
  const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  it('of a text is in one of its pieces', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: anyCharacter, maxLength: 40 })), (text) => {
        const plain = plainText(text);
        const tokens = tokensOf(text);
        expect(plain.startsWith(tokens.map(({ gap, text: piece }) => gap + piece).join(''))).toBe(true);
        expect(digits(tokens.map(({ gap }) => gap).join(''))).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('of an account is in the text in this order, in one complete number', () => {
    let accounts = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const reading = read(text);
        if (reading.code !== 'account') return;
        accounts += 1;
        const numbers = tokensOf(text).flatMap((token) =>
          token.kind === 'number' ? [token.number.replace(/\D/g, '')] : [],
        );
        // Each of the two is one number of the text, or both together are one.
        const { blz, kontonummer } = reading;
        for (const said of [blz, kontonummer])
          expect(
            numbers.some((number) => [said, blz + kontonummer, kontonummer + blz].includes(number)),
          ).toBe(true);
      }),
      { numRuns: 5000 },
    );
    expect(accounts).toBeGreaterThan(0);
  });
});

it.each(['Kto 365 818 20. 1.66, BLZ 72090000', 'BLZ 72090000, Kontonummer 365 818 20. 1. Rate'])(
  'a number is never cut where its last group may be a day: %s',
  (text) => {
    expect(read(text).code).not.toBe('account');
  },
);
