import { REGISTRY, REGISTRY_MONTH, RULES_DAY } from './dates.ts';
import { type FaqEntry, faqGroups } from './entries.ts';
import { english } from './notation.ts';

/**
 * Every question of the English page, in its order: what people from abroad ask about German bank details. The API has
 * the German questions only. Sources of the facts: docs/content-sources.md.
 */
export const ENGLISH_FAQ_GROUPS = faqGroups(`
# german-bank-details: German bank details

## what-is-a-blz: What is a BLZ?
A BLZ is a German bank code: eight digits that stand for one bank within Germany. BLZ is short for Bankleitzahl; the English name is bank sort code. The Deutsche Bundesbank, the German central bank, assigns these codes.
Before the IBAN, a BLZ and an account number (Kontonummer) were the bank details of every German account. Today the BLZ is a part of the German IBAN: the eight digits at positions 5 to 12.

## where-is-my-blz: Where do I find the BLZ and the account number?
Both are in the German IBAN on your bank statement and in your online banking. After DE and the two check digits come the eight digits of the BLZ. The last ten digits are the account number, with zeros at its start if it is shorter.
Old letters, contracts and invoices print the two numbers side by side, e.g. as “BLZ” and “Kto.-Nr.”. If only the name of the bank is known, the search on our home page finds its BLZ. Many banks have several, so ask the owner of the account which one it is.

## why-an-iban: Why does my bank ask for an IBAN?
Because a transfer in euros to Germany needs one. Since 1 February 2016, German banks have not processed credit transfers without one. A BLZ and an account number on an old invoice are not enough any more.
The IBAN also protects you. Its two check digits reveal most typing errors before any money is sent.

## iban-enough: Is the IBAN enough, or do I need a BIC as well?
The IBAN is enough for payments in euros within the European Economic Area. That is the EU with Iceland, Liechtenstein and Norway. Banks there may no longer ask you for a BIC. This rule has applied within a country since 1 February 2014, and between these countries since 1 February 2016.
For a payment from or to any other country, a bank may ask for the BIC. This includes SEPA countries outside the European Economic Area, e.g. Switzerland and the United Kingdom.

## account-number-alone: Why is the account number alone not enough?
Because an account number is unique within one bank only. Two banks can give the same number to two different people. Only the BLZ and the account number together stand for one account.
That is why the calculator asks for both. It fills up a short account number with zeros by itself, so type it as it is.

## blz-no-longer-listed: My BLZ no longer exists: what now?
Ask the bank or the owner of the account for the current IBAN. A BLZ usually disappears after a merger of banks. The account number can change with it, so an IBAN made from the old numbers can be wrong.
The Bundesbank announces such deletions in its file of all BLZs, and for some it names a successor. Our page of a bank shows both until the day of the deletion. After that day, search and calculator say that the BLZ no longer exists, whose it was and, if one was named, which BLZ has taken its place.
A BLZ whose name ends in “-alt-” is still valid, but the bank probably uses another one today. After a merger, the old IBAN often works for some time, e.g. for two years. Once the BLZ is deleted, payments may come back.

# iban-sepa-bic: IBAN, SEPA and BIC

## what-is-an-iban: What is an IBAN?
An IBAN is the international number of a bank account. One sequence of characters names the country, the bank and the account. IBAN is short for International Bank Account Number, and the standard behind it is ISO 13616.
A German IBAN has 22 characters: the letters DE, two check digits, the eight digits of the BLZ and ten digits for the account number. IBANs of other countries can be shorter or longer, up to 34 characters.

## check-digits: What do the check digits of an IBAN show?
They show whether the IBAN was copied correctly. The two digits after the country code are calculated from all other characters. One wrong digit, or two neighbouring digits that have changed places, always show up.
They do not show whether the account exists or whose it is; only the bank knows that. Since 9 October 2025, banks in the euro area have had to compare the name with the IBAN before a transfer in euros, free of charge. This is called Verification of Payee.

## verification-of-payee: What does my bank compare before a transfer?
It compares the name of the payee with the IBAN. This is called Verification of Payee (VoP), in German Empfängerüberprüfung. Banks in the euro area have had to do it since 9 October 2025 before each credit transfer in euros, free of charge.
There are four answers: the name matches, it nearly matches, it does not match, or the check is not possible. If it nearly matches, you see the name of the account holder. You then decide yourself. If you release a payment in spite of a warning, the bank is usually not liable.
So copy the name from the invoice as it is printed there. Companies and associations should print the exact name of the account holder next to the IBAN. Banks in EU countries without the euro have until 9 July 2027. The rule does not apply in Switzerland or the United Kingdom.

## wrong-iban: Can a calculated IBAN be wrong?
Yes, if a bank builds its IBANs by a rule of its own. Such a rule can e.g. append the number of a sub-account or use another BLZ. In the bank file of 8 September 2025, a little more than a third of all BLZs had such a rule.
The calculator knows these rules as of ${english.month(new Date(RULES_DAY))}. It shows a ✓ only if the bank is in the directory, its rule is known, and the check digit of the account number fits, if there is one. Otherwise there is a ⚠ with the reason: the number is probably mistyped, the IBAN is calculated provisionally, or it is unusual for this bank.
What counts is always the IBAN on the bank statement. If yours is different, use that one.

## which-countries: Which countries use IBANs?
The IBAN registry of SWIFT lists ${REGISTRY.countries} countries as of ${english.month(new Date(REGISTRY_MONTH))}. Nearly all countries in Europe are among them, and others such as Brazil, Egypt, Saudi Arabia and Turkey.
Australia, Canada, China, India, Japan and the United States are not in the registry. Accounts there have other numbers, and a transfer to them usually needs a BIC.

## what-is-sepa: What is SEPA?
SEPA is the Single Euro Payments Area. Within it, payments in euros work by the same schemes everywhere: a transfer from Lisbon to Berlin is the same as one within Germany.
All EU countries belong to it, and some other European countries, e.g. Norway, Switzerland and the United Kingdom. With Serbia, which was admitted in May 2025, there are 41. A country with IBANs is not always a SEPA country, and payments in currencies other than the euro are not SEPA payments.

## instant-payments: How fast is a transfer in euros?
An instant payment (Echtzeitüberweisung) reaches the other account within ten seconds, at any hour of any day. Banks in the euro area have had to offer it since 9 October 2025. It may not cost more than an ordinary transfer of the same kind.
An ordinary transfer takes one business day within the European Economic Area if you order it online. An instant payment cannot be stopped once it has arrived, so check name and IBAN first.

## qr-code: What is the QR code on a German invoice?
It is usually a GiroCode, also called EPC QR code. It contains the name and IBAN of the payee, and often the amount and the reference. Your banking app reads it and fills in the transfer, which you check and release as usual.
A Swiss QR bill has another format. It may show a QR-IBAN, which has a number from 30000 to 31999 at positions 5 to 9. Such an IBAN is made for payments within Switzerland and Liechtenstein, so ask for the ordinary one.

## what-is-a-bic: What is a BIC, and is it the same as a SWIFT code?
Yes, BIC and SWIFT code are two names for the same thing. A BIC stands for a bank anywhere in the world, not for an account. It has eight or eleven characters and is assigned by SWIFT under the standard ISO 9362.
A BIC cannot be calculated from a BLZ, because many BLZs can share one BIC. Our search shows the BIC that the Bundesbank lists for a BLZ. Very few banks have none there.

## refused-iban: May a German company refuse my foreign IBAN?
No, a company may not demand an account in a certain EU country. Article 9 of the SEPA Regulation (EU) No 260/2012 forbids it for credit transfers and direct debits in euros. This protects accounts in Iceland, Liechtenstein and Norway as well. The account only has to be reachable for such payments.
First point out this rule to the company. In Germany, you can complain e.g. to a consumer advice centre (Verbraucherzentrale) or to the Wettbewerbszentrale. For banks and insurers, the authority is BaFin.

# calculator: The calculator

## is-anything-sent: Is anything that I type sent?
No, your account number does not leave your browser. The calculator works on your device, also as a widget on another website. It sets no cookies and does not store what you type. Whoever builds its functions into a form of their own decides there what happens to the input.
The search for a bank on our home page answers in your browser, too. Only if JavaScript is switched off does it ask our server. Our application keeps no log of these requests. Only if a request fails unexpectedly does it record method, address and error message.

## wrong-result: What do I do if a result is wrong?
Use the IBAN on the bank statement. Then compare BLZ and account number with what you typed, digit by digit. If both are right, the bank probably builds its IBANs by a rule of its own.
If the name, city or BIC of a bank is wrong, the data may be out of date. The foot of every page says for which days it is valid. Report other faults to the address in the legal notice. Give the BLZ, but no account number.

## own-website: May I use the calculator on my own website?
Yes, including for business. The service is free and needs no account, and its source code is under the MIT License. The page “Embed” has examples to copy.
There is no promise of availability. The bank data may be passed on unchanged, with “Source: Deutsche Bundesbank”.
`);

/** Every question, without the headings. */
export const englishFaq: readonly FaqEntry[] = ENGLISH_FAQ_GROUPS.flatMap(({ entries }) => entries);
