import { REGISTRY } from './dates.ts';
import { type GlossaryEntry, glossaryEntries } from './entries.ts';

/** The word under which people look for an entry: IBAN rather than International Bank Account Number. */
export const headwordOf = ({ term, abbreviation }: GlossaryEntry): string => abbreviation ?? term;

/** Every term, in the order of `Intl.Collator('de')` on the headwords. Sources: docs/content-sources.md. */
export const glossary = glossaryEntries(`
# abgleich: Abgleich → bankleitzahlendatei, gueltigkeit
Vorgang, bei dem unser Server die aktuelle Bankleitzahlendatei holt, prüft und übernimmt. Wann das zuletzt geschah und wie viele Datensätze es waren, zeigt die Statusseite.

# aenderungskennzeichen: Änderungskennzeichen → bankleitzahlendatei, hauptstelle, nachfolge-blz
Buchstabe in der Bankleitzahlendatei, der zeigt, wie sich ein Datensatz gegenüber dem vorigen Stand verändert hat: A für neu, M für geändert, D für gelöscht und U für unverändert. Trägt eine Hauptstelle das D, steht die Bankleitzahl bei uns unter denen, die es nicht mehr gibt.

# api: Application Programming Interface (API) → json, cors
Schnittstelle, über die ein Programm Daten oder Funktionen eines anderen Programms nutzt. Unsere Schnittstelle liefert Bankdaten, FAQ, Glossar und Status als JSON und verlangt keinen Schlüssel.

# bankleitzahlendatei: Bankleitzahlendatei → bankleitzahl, deutsche-bundesbank, gueltigkeit, iban-regel
Verzeichnis der deutschen Bankleitzahlen mit Name, Ort, BIC und weiteren Angaben, das die Deutsche Bundesbank vierteljährlich herausgibt. Die öffentliche Ausgabe hat 13 Felder; die erweiterte Ausgabe enthält zusätzlich die IBAN-Regel.

# bankname: Bankname → bankleitzahlendatei, ort
Bezeichnung eines Zahlungsdienstleisters ohne Rechtsform, wie sie in der Bankleitzahlendatei steht. In der Schnittstelle heißt das Feld „name“.

# bban: Basic Bank Account Number (BBAN) → iban, bankleitzahl, kontonummer
Nationaler Teil einer IBAN, also alles nach Ländercode und Prüfziffern. In Deutschland besteht er aus der achtstelligen Bankleitzahl und der zehnstelligen Kontonummer.

# bic: Business Identifier Code (BIC) → iso-9362, swift, bankleitzahl
Weltweit eindeutige Kennung einer Bank oder eines Unternehmens nach ISO 9362, auch SWIFT-Code genannt. Ein BIC hat acht oder elf Zeichen. In der Schnittstelle steht er elfstellig im Feld „bic“; bei Banken ohne BIC ist der Wert null.

# bankleitzahl: Bankleitzahl (BLZ) → bankleitzahlendatei, clearing-gebiet, nachfolge-blz, bic
Achtstellige Nummer, die in Deutschland einen Zahlungsdienstleister kennzeichnet. Sie wird von der Deutschen Bundesbank verwaltet und bildet die Stellen 5 bis 12 einer deutschen IBAN. In der Schnittstelle heißt das Feld „blz“.

# camt: Cash Management (CAMT) → iso-20022, pain-001, valuta
Gruppe von Nachrichten nach ISO 20022, mit denen Banken Umsätze elektronisch mitteilen. Für Tagesauszüge dient camt.053, für Umsätze während des Tages camt.052 und für die Einzelposten von Sammelbuchungen camt.054. Die älteren Formate MT940 und MT942 gehören seit November 2025 nicht mehr zum gemeinsamen Standard der deutschen Banken.

# clearing-gebiet: Clearing-Gebiet → bankleitzahl
Region, die durch die erste Ziffer einer Bankleitzahl bezeichnet wird, z. B. steht 7 für Bayern. Es gibt acht Gebiete mit den Ziffern 1–8. Die Ziffer zeigt in der Regel, wo der Zahlungsdienstleister seinen Sitz hat.

# cors: Cross-Origin Resource Sharing (CORS) → api, csp
Verfahren, mit dem ein Server fremden Websites erlaubt, seine Antworten im Browser zu lesen. Unsere Schnittstelle sendet keine solche Freigabe; sie ist für Aufrufe von Servern gedacht. Die Datei embed.js darf dagegen jede Website laden.

# csp: Content Security Policy (CSP) → sri, iframe, widget
Angabe, mit der eine Website dem Browser vorschreibt, aus welchen Quellen er Skripte, Rahmen und andere Inhalte laden darf. Für das Widget muss unsere Adresse in script-src stehen, für den Iframe in frame-src.

# datenquelle: Datenquelle → bankleitzahlendatei, deutsche-bundesbank
Herkunft eines Datensatzes. In der Schnittstelle heißt das Feld „source“ und hat den Wert „bundesbank“, denn alle Bankdaten stammen aus der Bankleitzahlendatei (Quelle: Deutsche Bundesbank).

# datensatznummer: Datensatznummer → bankleitzahlendatei, aenderungskennzeichen
Eindeutige Nummer, die jeder Eintrag der Bankleitzahlendatei beim Anlegen erhält. Eine einmal verwendete Nummer wird nicht wieder vergeben.

# dauerauftrag: Dauerauftrag → ueberweisung, lastschrift
Auftrag an die eigene Bank, einen festen Betrag regelmäßig an denselben Empfänger zu überweisen. Er läuft bis zu einem vereinbarten Termin oder bis zum Widerruf.

# deutsche-bundesbank: Deutsche Bundesbank → bankleitzahlendatei, glaeubiger-id, t2
Zentralbank der Bundesrepublik Deutschland und Teil des Eurosystems. Sie verwaltet die Bankleitzahlen, gibt die Bankleitzahlendatei heraus und vergibt in Deutschland die Gläubiger-Identifikationsnummern.

# ebics: Electronic Banking Internet Communication Standard (EBICS) → fints, pain-001, camt
Verfahren, mit dem Firmen Zahlungsdateien an ihre Banken senden und Kontoauszüge abholen. Die Banken in Deutschland bieten es seit 2008 an; auch in Frankreich, Österreich und der Schweiz ist es üblich.

# echtzeitueberweisung: Echtzeitüberweisung → sct-inst, tips, empfaengerueberpruefung
Überweisung in Euro, die rund um die Uhr innerhalb von zehn Sekunden beim Empfänger ankommt. Banken im Euroraum müssen seit dem 9. Oktober 2025 auch das Senden anbieten.

# empfaengerueberpruefung: Empfängerüberprüfung → kontoinhaber, ueberweisung, echtzeitueberweisung
Vergleich des angegebenen Empfängernamens mit der IBAN, bevor eine Überweisung freigegeben wird. Banken im Euroraum müssen ihn seit dem 9. Oktober 2025 kostenlos anbieten. Auf Englisch heißt er „Verification of Payee“, kurz VoP.

# epc: European Payments Council (EPC) → sepa, sct, sdd
Vereinigung europäischer Zahlungsdienstleister und ihrer Verbände. Sie verfasst die Regelwerke für SEPA-Überweisungen und SEPA-Lastschriften und entscheidet, welche Länder daran teilnehmen.

# fints: Financial Transaction Services (FinTS) → ebics, pain-001
Deutsches Verfahren, über das Programme für das Online-Banking mit einer Bank sprechen. Es hieß früher HBCI und dient vor allem Privatpersonen, Vereinen und kleinen Firmen.

# girocode: GiroCode → ueberweisung, rf-referenz, empfaengerueberpruefung
QR-Code mit den Angaben für eine Überweisung in Euro, den Banking-Apps lesen können. Den Aufbau legt der European Payments Council fest. Der Code enthält Name und IBAN des Empfängers, dazu auf Wunsch Betrag und Verwendungszweck oder eine RF-Referenz.

# girokonto: Girokonto → iban, kontoinhaber, kontonummer
Konto für den täglichen Zahlungsverkehr, z. B. für Gehalt, Überweisungen und Lastschriften. Jedes Girokonto in Deutschland hat eine IBAN.

# glaeubiger-id: Gläubiger-Identifikationsnummer (Gläubiger-ID) → lastschriftmandat, sdd, deutsche-bundesbank
Kennung, die ein Zahlungsempfänger braucht, um SEPA-Lastschriften einzuziehen. In Deutschland vergibt sie die Deutsche Bundesbank; sie beginnt mit DE und hat 18 Stellen.

# gueltigkeit: Gültigkeit → bankleitzahlendatei, abgleich
Zeitraum, für den eine Ausgabe der Bankleitzahlendatei gilt. In der Schnittstelle stehen der erste und der letzte Tag in „validFrom“ und „validUntil“; „stale“ meldet, ob der Bestand überholt ist.

# hauptstelle: Hauptstelle → merkmal, bankleitzahl
Eintrag der Bankleitzahlendatei für den Zahlungsdienstleister, der die Bankleitzahl führt; er hat das Merkmal 1. Zu jeder Bankleitzahl gehört genau eine Hauptstelle. Filialen stehen mit dem Merkmal 2 darunter und erscheinen in unserem Verzeichnis nicht.

# iban: International Bank Account Number (IBAN) → bban, laendercode, pruefziffer, iban-regel
Internationale Kontonummer nach ISO 13616 aus Ländercode, zwei Prüfziffern und nationaler Kontokennung. Sie hat höchstens 34 Zeichen, in Deutschland immer 22. Bei Zahlungen in Euro genügt sie im Europäischen Wirtschaftsraum ohne BIC.

# iban-regel: IBAN-Regel → iban, bankleitzahlendatei
Vorgabe eines Zahlungsdienstleisters, wie aus Kontonummer und Bankleitzahl seine IBANs entstehen. Sie kann z. B. eine andere Bankleitzahl oder eine ergänzte Kontonummer vorsehen. Sie steht nur in der erweiterten Bankleitzahlendatei, nicht in der öffentlichen.

# iframe: Inline Frame (iframe) → widget, csp
Bereich einer Webseite, in dem der Browser eine zweite, eigenständige Seite zeigt. So lässt sich der IBAN-Rechner einbetten, ohne dass die umgebende Seite JavaScript braucht.

# iso-13616: ISO 13616 → iban, swift, iso-7064
Internationale Norm für den Aufbau der IBAN. Das zugehörige Register führt SWIFT; die Ausgabe ${REGISTRY.release} vom ${REGISTRY.month} enthält ${REGISTRY.countries} Länder.

# iso-20022: ISO 20022 → camt, pain-001, sepa
Internationale Norm für Nachrichten im Finanzwesen, meist im Format XML. Auf ihr beruhen u. a. SEPA-Zahlungen und elektronische Kontoauszüge.

# iso-3166: ISO 3166 → laendercode, iban, bic
Internationale Norm für Länderkürzel. Ihre Codes aus zwei Buchstaben stehen in der IBAN und im BIC, z. B. DE für Deutschland. Der Code XK für Kosovo wird ebenfalls verwendet, gehört aber nicht zur Norm.

# iso-7064: ISO 7064 → mod-97, pruefziffer
Internationale Norm für die Berechnung von Prüfzeichen. Die IBAN nutzt daraus das Verfahren MOD 97-10.

# iso-9362: ISO 9362 → bic, swift
Internationale Norm für den Aufbau des BIC. Die Kennungen registriert SWIFT.

# json: JavaScript Object Notation (JSON) → api
Textformat für strukturierte Daten, das Programme in fast jeder Sprache lesen können. Alle Antworten unserer Schnittstelle haben dieses Format.

# konto-pruefziffer: Konto-Prüfziffer → pruefzifferberechnungsmethode, kontonummer, pruefziffer
Ziffer innerhalb einer Kontonummer, an der die Bank Schreibfehler erkennt. Sie ist von den zwei Prüfziffern der IBAN unabhängig. Der IBAN-Rechner prüft, ob sie passt; das Mini-Widget lädt dafür das Skript rechner.js.

# kontoinhaber: Kontoinhaber → empfaengerueberpruefung, girokonto
Person, Firma oder Organisation, auf deren Namen ein Konto geführt wird. Mit diesem Namen vergleicht die Bank bei der Empfängerüberprüfung die Angabe des Auftraggebers.

# kontonummer: Kontonummer → konto-pruefziffer, bankleitzahl, bban
Nummer eines Kontos bei einer Bank, in Deutschland höchstens zehn Stellen lang. In der IBAN bildet sie die letzten zehn Ziffern und wird dafür links mit Nullen ergänzt.

# kreditinstitut: Kreditinstitut → zahlungsdienstleister
Unternehmen, das Bankgeschäfte betreibt, z. B. Einlagen annimmt und Kredite vergibt. In Deutschland braucht es dafür eine Erlaubnis nach dem Kreditwesengesetz. Umgangssprachlich heißt es Bank; auch Sparkassen und Genossenschaftsbanken gehören dazu.

# laendercode: Ländercode → iso-3166, iban, bic
Zwei Buchstaben, die ein Land bezeichnen, z. B. DE für Deutschland. Mit ihm beginnt jede IBAN; im BIC steht er an den Stellen 5 und 6.

# lastschrift: Lastschrift → lastschriftmandat, sdd, ueberweisung
Zahlung, die der Empfänger auslöst, indem er einen Betrag vom Konto des Zahlers einzieht. Für eine Basislastschrift kann der Zahler acht Wochen lang ohne Angabe von Gründen die Erstattung verlangen. War sie nicht autorisiert, hat er 13 Monate Zeit.

# lastschriftmandat: Lastschriftmandat → lastschrift, glaeubiger-id
Zustimmung des Zahlers zu einer Lastschrift: Sie ermächtigt den Empfänger zum Einzug und weist die Bank an, ihn auszuführen. Zum Mandat gehören die Gläubiger-Identifikationsnummer und eine Mandatsreferenz. Nach 36 Monaten ohne Einzug verfällt es.

# merkmal: Merkmal → hauptstelle, bankleitzahlendatei
Feld der Bankleitzahlendatei, das Hauptstellen von Filialen unterscheidet. Der Wert 1 bezeichnet den Zahlungsdienstleister, der die Bankleitzahl führt, der Wert 2 jeden weiteren Eintrag unter dieser Bankleitzahl.

# mod-97: Mod-97 → pruefziffer, iso-7064
Rechenverfahren für die Prüfziffern der IBAN. Man stellt Ländercode und Prüfziffern ans Ende, ersetzt Buchstaben durch Zahlen (A = 10 bis Z = 35) und teilt das Ergebnis durch 97. Bei einer richtigen IBAN bleibt der Rest 1.

# nachfolge-blz: Nachfolge-Bankleitzahl (Nachfolge-BLZ) → bankleitzahl, aenderungskennzeichen
Bankleitzahl, die an die Stelle einer gelöschten oder zur Löschung vorgesehenen Bankleitzahl tritt, meist nach einer Fusion. Die Bankleitzahlendatei nennt sie in einem eigenen Feld, seit 2016 aber nur noch selten. Kontonummern können sich mit ihr ändern.

# ort: Ort → bankname, hauptstelle
Ort, den die Bankleitzahlendatei zur Hauptstelle einer Bankleitzahl angibt. In der Schnittstelle heißt das Feld „city“.

# pain-001: pain.001 → iso-20022, ueberweisung, pain-008, camt
Nachricht nach ISO 20022, mit der Kunden ihrer Bank Überweisungen in Auftrag geben, einzeln oder gesammelt. Die Abkürzung steht für „payment initiation“.

# pain-008: pain.008 → iso-20022, lastschrift, pain-001
Nachricht nach ISO 20022, mit der Kunden ihre Bank beauftragen, Lastschriften einzuziehen. Die deutschen Banken nehmen sie in der Fassung pain.008.001.08 an.

# pan: Primary Account Number (PAN) → bankleitzahlendatei, kontonummer
Nummer einer Zahlungskarte. In der Bankleitzahlendatei bezeichnet das Feld „Institutsnummer für PAN“ mit fünf Ziffern den Zahlungsdienstleister, der Karten für das Girocard-System ausgibt. Unsere Schnittstelle gibt dieses Feld nicht aus.

# pruefziffer: Prüfziffer → mod-97, konto-pruefziffer, iban
Ziffer, die aus den übrigen Stellen einer Nummer berechnet wird und Schreibfehler aufdeckt. Die IBAN hat zwei davon an den Stellen 3 und 4; möglich sind die Werte 02 bis 98.

# pruefzifferberechnungsmethode: Prüfzifferberechnungsmethode → konto-pruefziffer, bankleitzahlendatei
Verfahren, nach dem eine Bank die Prüfziffern ihrer Kontonummern bildet. Die Bankleitzahlendatei nennt dafür ein zweistelliges Kennzeichen, z. B. 00; das Kennzeichen 09 bedeutet, dass keine Prüfziffer berechnet wird.

# qr-iban: QR-IBAN → iban, rf-referenz
Besondere IBAN auf Schweizer und Liechtensteiner QR-Rechnungen, die nur zusammen mit einer QR-Referenz gilt. An den Stellen 5 bis 9 hat sie eine Zahl von 30000 bis 31999. Für Überweisungen aus dem Ausland dient die gewöhnliche IBAN des Kontos.

# rf-referenz: RF-Referenz → verwendungszweck, mod-97, girocode
Referenz nach ISO 11649, mit der ein Empfänger eine Zahlung einer Rechnung zuordnet. Sie beginnt mit RF und zwei Prüfziffern und hat höchstens 25 Zeichen. Die Prüfziffern werden wie bei der IBAN berechnet.

# ruecklastschrift: Rücklastschrift → lastschrift, lastschriftmandat, pain-008
Lastschrift, deren Betrag auf das Konto des Zahlers zurückgeht. Meist ist die IBAN falsch, das Konto aufgelöst oder nicht gedeckt, oder der Zahler hat widersprochen. Die Bank des Empfängers verlangt dafür meist ein Entgelt.

# sct: SEPA Credit Transfer (SCT) → ueberweisung, sct-inst, epc
Verfahren des European Payments Council für gewöhnliche Überweisungen in Euro, auf Deutsch SEPA-Überweisung. Es funktioniert im Inland genauso wie zwischen den SEPA-Ländern.

# sct-inst: SEPA Instant Credit Transfer (SCT Inst) → echtzeitueberweisung, sct, tips
Verfahren des European Payments Council für Echtzeitüberweisungen in Euro. Es startete im November 2017.

# sdd: SEPA Direct Debit (SDD) → lastschrift, lastschriftmandat, epc
Verfahren des European Payments Council für Lastschriften in Euro, auf Deutsch SEPA-Lastschrift. Die Basislastschrift steht allen offen, die Firmenlastschrift nur Zahlern, die keine Verbraucher sind.

# sepa: Single Euro Payments Area (SEPA) → sct, sdd, epc, iban
Einheitlicher Euro-Zahlungsverkehrsraum, in dem Zahlungen in Euro überall nach denselben Verfahren laufen. Zu ihm gehören die EU-Staaten und weitere Länder in Europa, aber nicht alle Länder mit IBAN.

# sri: Subresource Integrity (SRI) → csp, widget
Prüfung im Browser, ob eine geladene Datei genau dem erwarteten Inhalt entspricht. Die Website nennt dazu die Prüfsumme der Datei. Das eignet sich nur für Dateien, die sich nicht ändern, bei uns also für Skripte mit der Versionsnummer im Namen.

# swift: Society for Worldwide Interbank Financial Telecommunication (SWIFT) → bic, iso-13616
Genossenschaft mit Sitz in Belgien, über deren Netz Banken weltweit Nachrichten zu Zahlungen austauschen. Sie registriert die BICs und führt das IBAN-Register.

# t2: T2 → tips, deutsche-bundesbank
System des Eurosystems für große und eilige Zahlungen in Euro, die einzeln und in Zentralbankgeld abgewickelt werden. Es gehört zu den TARGET-Services und hat im März 2023 TARGET2 abgelöst.

# tips: TARGET Instant Payment Settlement (TIPS) → t2, echtzeitueberweisung, sct-inst
System des Eurosystems, das Echtzeitüberweisungen rund um die Uhr in Zentralbankgeld abwickelt. Es gehört wie T2 zu den TARGET-Services.

# ueberweisung: Überweisung → sct, echtzeitueberweisung, empfaengerueberpruefung, verwendungszweck
Zahlung, die der Zahler auslöst: Er beauftragt seine Bank, einen Betrag auf das Konto des Empfängers zu übertragen. Die Bank darf sich dabei nach § 675r BGB allein nach der IBAN richten.

# valuta: Valuta → girokonto, camt
Tag, ab dem ein gebuchter Betrag für die Zinsen zählt, auch Wertstellung genannt. Er kann vom Buchungstag abweichen.

# verwendungszweck: Verwendungszweck → ueberweisung, sct
Text, mit dem der Zahler dem Empfänger sagt, wofür eine Zahlung bestimmt ist, z. B. eine Rechnungsnummer. Bei SEPA-Zahlungen darf er höchstens 140 Zeichen lang sein.

# wero: Wero → echtzeitueberweisung, iban
Bezahldienst europäischer Banken, den es seit Juli 2024 gibt. Man zahlt damit an eine Handynummer oder E-Mail-Adresse statt an eine IBAN, in Deutschland seit November 2025 auch in Onlineshops. Das Geld kommt als Echtzeitüberweisung vom Konto.

# widget: Widget → iframe, csp, sri
Fertiger Baustein, den man in eine Website einsetzt. Den IBAN-Rechner gibt es als Mini-Widget mit embed.js und als Iframe mit widget.html. Beide rechnen nur im Browser; alle Banken und ihre IBAN-Regeln kennen sie mit weiteren Skripten.

# zahlungsdienstleister: Zahlungsdienstleister → kreditinstitut, bankleitzahl
Oberbegriff für Unternehmen, die Zahlungen für andere ausführen, z. B. Banken, Sparkassen und Zahlungsinstitute. Auch die Deutsche Bundesbank kann dazu zählen. Welche Unternehmen das sind, regelt in Deutschland das Zahlungsdiensteaufsichtsgesetz.
`);
