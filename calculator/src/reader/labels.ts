/** What a label says of the number beside it. `other`: it is no part of an account. */
export type LabelKind = 'blz' | 'kontonummer' | 'iban' | 'other';

const NUMBER = String.raw`(?:[\s.:-]{0,3}(?:nummer|number|num|nr|no)(?![\p{L}]))?`;
/** What may stand before „konto“ without making another account of it. */
const OF_BANK =
  'giro|bank|spar|haus|privat|geschäfts|gehalts|lohn|vereins|spenden|gemeinschafts|tagesgeld|festgeld|empfänger|auftraggeber|zahlungs';

/**
 * The labels of account numbers and Bankleitzahlen, in all usual spellings. A digit may stand directly before and behind:
 * „Kto532013000BLZ37040044“. No letter may stand before, which the pattern does not test.
 */
export const ACCOUNT_LABEL = new RegExp(
  '(?:' +
    [
      String.raw`(?<blz>b\.?\s?l\.?\s?z|bank[\s-]?leit[\s-]?zahl|bank-?lt?z|bank\s?code)${NUMBER}`,
      String.raw`(?<kontonummer>(?:(?:${OF_BANK})-?)?(?:konto|kto|account|acct)${NUMBER}|kt?[.-]{0,2}\s?nr|ktn)`,
      `(?<iban>iban${NUMBER})`,
    ].join('|') +
    String.raw`)(?!-(?!blz|bank|k(?:on)?to)\p{L})(?:(?!\p{L})|(?=[a-z]{2} ?\d\d))\.?`,
  'iuy',
);

const OTHER = new RegExp(
  '^(?:' +
    [
      // People, and what they have a number for.
      'kunden?|kd|mitglied(?:s|er|schaft)?|mitgl|debitor|kreditor|lieferant|personal|patient|schüler|teilnehmer|spender|benutzer|user|member|customer',
      // Papers.
      'rechnung(?:en)?|rg|rech|re|rnr|beleg|vertrag|auftrag|bestellung|angebot|lieferschein|police|versicherung|bescheid|quittung|akte|az|vorgang|buchung|invoice|order',
      // References.
      'referenz|ref|mref|eref|kref|mandat|verwendungszweck|zweck|betreff|kennung|code|token|id|gläubiger|creditor|kassenzeichen|objekt|steuer|st|ust|hrb|hra|vr|bic|swift',
      // Ways to reach somebody, places.
      'tel|telefon|fon|phone|fax|telefax|mobil|handy|plz|postleitzahl|postfach|pf|filiale|raum|zimmer|etage|haus|tisch|kasse',
      // Cards and other accounts.
      'karten?|kreditkarte|depot|pin|tan|unterkonto|kostenstelle|kst',
      // Counting, time and money.
      'nr|no|nummer|number|num|lfd|pos|position|zeile|seite|blatt|anlage|jahr|jahrgang|woche|kw|quartal|klasse|anzahl|menge|datum|geb|geboren',
      'eur|euro|usd|chf|betrag|summe|gesamt|preis|saldo|guthaben|total|brutto|netto|mwst',
    ].join('|') +
    ')$',
  'iu',
);
/** Whole families of labels: Kundennummer, Vertragsnr, Aktenzeichen, Gegenkonto, Kontoauszug, Rechnungsdatum, Jahresbeitrag. */
const OTHER_FAMILY =
  /(?:nummer|nr|zeichen|kennung|konto|kto|datum|betrag|beitrag|code|schlüssel|summe)$|^(?:konto(?!inh|führ)|rechnungs|kunden|mitglieds|vertrags|depot|telefon)/iu;
/** Before a short number, these words make a date, a place or a count of it: seit 2019, ab 5. */
const PREPOSITION = /^(?:seit|gegründet|anno|ab|bis|vom|von|am|um|im|in|zum|d|teil|abs|block|stand|stück)$/iu;
const STREET =
  /(?:str|straße|strasse|weg|platz|gasse|allee|ring|ufer|damm|chaussee|steig|hof|markt|berg|graben|wall|park|feld)$/iu;
/** Behind a number, these words make an amount of it. */
const UNIT =
  /^(?:eur|euros?|usd|chf|dm|cent|uhr|jahre?n?|tagen?|tage|wochen?|monaten?|monate|stück|stk|mal|personen|mitglieder|kg|km|m|cm|prozent)$/iu;
/** In front of „Konto“, these make another account of it: „Kunden Konto“. */
const OF_SOMETHING_ELSE =
  /^(?:kunden?|kd|debitor(?:en)?|kreditor(?:en)?|sach|gegen|depot|mitglieds?|personen|unter|buchungs|kassen)$/iu;
const BANK = /bank|sparkasse|kasse$|^(?:ing|dkb|bei|auf|von|und|oder|nr)$/iu;

/** Between a label and its number, these say nothing: „Die Kontonummer lautet 5“. */
const FILLER = /^(?:lautet|ist|nr|nummer|no|is|neue?|folgt|wie|also)$/iu;
/** A BIC has digits, too: MARKDEF1100. */
const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i;

/** Whether a word is a label for numbers that are no part of an account. */
export const isOtherLabel = (word: string) =>
  OTHER.test(word) || OTHER.test(word.split('-')[0] ?? '') || OTHER_FAMILY.test(word);

/** Whether a short number behind this word is no account: a street's, or „seit 2019“. */
export const takesShortNumber = (word: string) => PREPOSITION.test(word) || STREET.test(word);

export const isUnit = (word: string) => UNIT.test(word);
export const isOfSomethingElse = (word: string) => OF_SOMETHING_ELSE.test(word);

/** Whether a word can be the town behind a postcode. */
export const isTown = (word: string) =>
  /^(?:St|Bad)$/.test(word) || (/^\p{Lu}\p{Ll}/u.test(word) && !BANK.test(word) && !isOtherLabel(word));
/** Whether a label is for phone numbers, which have groups of any length. */
export const isPhoneLabel = (word: string) => /^(?:tel|fon|phone|fax|mobil|handy)/iu.test(word);
export const isFiller = (word: string) => FILLER.test(word);
export const isBic = (word: string) => BIC.test(word);
