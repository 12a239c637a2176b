import { REGISTRY } from './dates.ts';

/** A term, as the glossary page shows it and `GET /api/glossary` answers it. */
export interface GlossaryEntry {
  /** Anchor on the glossary page. */
  readonly id: string;
  /** The full name. */
  readonly term: string;
  /** The short form of the name, if there is one. */
  readonly abbreviation: string | null;
  readonly definition: string;
  /** Ids of related entries. */
  readonly seeAlso: readonly string[];
}

/** The word under which people look for an entry: IBAN rather than International Bank Account Number. */
export const headwordOf = ({ term, abbreviation }: GlossaryEntry): string => abbreviation ?? term;

/** Every term, in the order of `Intl.Collator('de')` on the headwords. Sources of the facts: docs/content-sources.md. */
export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'abgleich',
    term: 'Abgleich',
    abbreviation: null,
    definition:
      'Vorgang, bei dem unser Server die aktuelle Bankleitzahlendatei holt, prüft und übernimmt. Wann das zuletzt geschah und wie viele Datensätze es waren, zeigt die Statusseite.',
    seeAlso: ['bankleitzahlendatei', 'gueltigkeit'],
  },
  {
    id: 'aenderungskennzeichen',
    term: 'Änderungskennzeichen',
    abbreviation: null,
    definition:
      'Buchstabe in der Bankleitzahlendatei, der zeigt, wie sich ein Datensatz gegenüber dem vorigen Stand verändert hat: A für neu, M für geändert, D für gelöscht und U für unverändert. Trägt eine Hauptstelle das D, führt unser Verzeichnis diese Bankleitzahl nicht mehr.',
    seeAlso: ['bankleitzahlendatei', 'hauptstelle', 'nachfolge-blz'],
  },
  {
    id: 'api',
    term: 'Application Programming Interface',
    abbreviation: 'API',
    definition:
      'Schnittstelle, über die ein Programm Daten oder Funktionen eines anderen Programms nutzt. Unsere Schnittstelle liefert Bankdaten, FAQ, Glossar und Status als JSON und verlangt keinen Schlüssel.',
    seeAlso: ['json', 'cors'],
  },
  {
    id: 'bankleitzahlendatei',
    term: 'Bankleitzahlendatei',
    abbreviation: null,
    definition:
      'Verzeichnis der deutschen Bankleitzahlen mit Name, Ort, BIC und weiteren Angaben, das die Deutsche Bundesbank vierteljährlich herausgibt. Die öffentliche Ausgabe hat 13 Felder; die erweiterte Ausgabe enthält zusätzlich die IBAN-Regel.',
    seeAlso: ['bankleitzahl', 'deutsche-bundesbank', 'gueltigkeit', 'iban-regel'],
  },
  {
    id: 'bankname',
    term: 'Bankname',
    abbreviation: null,
    definition:
      'Bezeichnung eines Zahlungsdienstleisters ohne Rechtsform, wie sie in der Bankleitzahlendatei steht. In der Schnittstelle heißt das Feld „name“.',
    seeAlso: ['bankleitzahlendatei', 'ort'],
  },
  {
    id: 'bban',
    term: 'Basic Bank Account Number',
    abbreviation: 'BBAN',
    definition:
      'Nationaler Teil einer IBAN, also alles nach Ländercode und Prüfziffern. In Deutschland besteht er aus der achtstelligen Bankleitzahl und der zehnstelligen Kontonummer.',
    seeAlso: ['iban', 'bankleitzahl', 'kontonummer'],
  },
  {
    id: 'bic',
    term: 'Business Identifier Code',
    abbreviation: 'BIC',
    definition:
      'Weltweit eindeutige Kennung einer Bank oder eines Unternehmens nach ISO 9362, auch SWIFT-Code genannt. Ein BIC hat acht oder elf Zeichen. In der Schnittstelle steht er elfstellig im Feld „bic“; bei Banken ohne BIC ist der Wert null.',
    seeAlso: ['iso-9362', 'swift', 'bankleitzahl'],
  },
  {
    id: 'bankleitzahl',
    term: 'Bankleitzahl',
    abbreviation: 'BLZ',
    definition:
      'Achtstellige Nummer, die in Deutschland einen Zahlungsdienstleister kennzeichnet. Sie wird von der Deutschen Bundesbank verwaltet und bildet die Stellen 5 bis 12 einer deutschen IBAN. In der Schnittstelle heißt das Feld „blz“.',
    seeAlso: ['bankleitzahlendatei', 'clearing-gebiet', 'nachfolge-blz', 'bic'],
  },
  {
    id: 'camt',
    term: 'Cash Management',
    abbreviation: 'CAMT',
    definition:
      'Gruppe von Nachrichten nach ISO 20022, mit denen Banken Umsätze elektronisch mitteilen. Für Tagesauszüge dient camt.053, für Umsätze während des Tages camt.052 und für die Einzelposten von Sammelbuchungen camt.054. Die älteren Formate MT940 und MT942 gehören seit November 2025 nicht mehr zum gemeinsamen Standard der deutschen Banken.',
    seeAlso: ['iso-20022', 'pain-001', 'valuta'],
  },
  {
    id: 'clearing-gebiet',
    term: 'Clearing-Gebiet',
    abbreviation: null,
    definition:
      'Region, die durch die erste Ziffer einer Bankleitzahl bezeichnet wird, z. B. steht 7 für Bayern. Es gibt acht Gebiete mit den Ziffern 1–8. Die Ziffer zeigt in der Regel, wo der Zahlungsdienstleister seinen Sitz hat.',
    seeAlso: ['bankleitzahl'],
  },
  {
    id: 'cors',
    term: 'Cross-Origin Resource Sharing',
    abbreviation: 'CORS',
    definition:
      'Verfahren, mit dem ein Server fremden Websites erlaubt, seine Antworten im Browser zu lesen. Unsere Schnittstelle sendet keine solche Freigabe; sie ist für Aufrufe von Servern gedacht. Die Datei embed.js darf dagegen jede Website laden.',
    seeAlso: ['api', 'csp'],
  },
  {
    id: 'csp',
    term: 'Content Security Policy',
    abbreviation: 'CSP',
    definition:
      'Angabe, mit der eine Website dem Browser vorschreibt, aus welchen Quellen er Skripte, Rahmen und andere Inhalte laden darf. Für das Widget muss unsere Adresse in script-src stehen, für den Iframe in frame-src.',
    seeAlso: ['sri', 'iframe', 'widget'],
  },
  {
    id: 'datenquelle',
    term: 'Datenquelle',
    abbreviation: null,
    definition:
      'Herkunft eines Datensatzes. In der Schnittstelle heißt das Feld „source“ und hat den Wert „bundesbank“, denn alle Bankdaten stammen aus der Bankleitzahlendatei (Quelle: Deutsche Bundesbank).',
    seeAlso: ['bankleitzahlendatei', 'deutsche-bundesbank'],
  },
  {
    id: 'datensatznummer',
    term: 'Datensatznummer',
    abbreviation: null,
    definition:
      'Eindeutige Nummer, die jeder Eintrag der Bankleitzahlendatei beim Anlegen erhält. Eine einmal verwendete Nummer wird nicht wieder vergeben.',
    seeAlso: ['bankleitzahlendatei', 'aenderungskennzeichen'],
  },
  {
    id: 'dauerauftrag',
    term: 'Dauerauftrag',
    abbreviation: null,
    definition:
      'Auftrag an die eigene Bank, einen festen Betrag regelmäßig an denselben Empfänger zu überweisen. Er läuft bis zu einem vereinbarten Termin oder bis zum Widerruf.',
    seeAlso: ['ueberweisung', 'lastschrift'],
  },
  {
    id: 'deutsche-bundesbank',
    term: 'Deutsche Bundesbank',
    abbreviation: null,
    definition:
      'Zentralbank der Bundesrepublik Deutschland und Teil des Eurosystems. Sie verwaltet die Bankleitzahlen, gibt die Bankleitzahlendatei heraus und vergibt in Deutschland die Gläubiger-Identifikationsnummern.',
    seeAlso: ['bankleitzahlendatei', 'glaeubiger-id', 't2'],
  },
  {
    id: 'ebics',
    term: 'Electronic Banking Internet Communication Standard',
    abbreviation: 'EBICS',
    definition:
      'Verfahren, mit dem Firmen Zahlungsdateien an ihre Banken senden und Kontoauszüge abholen. Die Banken in Deutschland bieten es seit 2008 an; auch in Frankreich, Österreich und der Schweiz ist es üblich.',
    seeAlso: ['fints', 'pain-001', 'camt'],
  },
  {
    id: 'echtzeitueberweisung',
    term: 'Echtzeitüberweisung',
    abbreviation: null,
    definition:
      'Überweisung in Euro, die rund um die Uhr innerhalb von zehn Sekunden beim Empfänger ankommt. Banken im Euroraum müssen seit dem 9. Oktober 2025 auch das Senden anbieten.',
    seeAlso: ['sct-inst', 'tips', 'empfaengerueberpruefung'],
  },
  {
    id: 'empfaengerueberpruefung',
    term: 'Empfängerüberprüfung',
    abbreviation: null,
    definition:
      'Vergleich des angegebenen Empfängernamens mit der IBAN, bevor eine Überweisung freigegeben wird. Banken im Euroraum müssen ihn seit dem 9. Oktober 2025 kostenlos anbieten. Auf Englisch heißt er „Verification of Payee“, kurz VoP.',
    seeAlso: ['kontoinhaber', 'ueberweisung', 'echtzeitueberweisung'],
  },
  {
    id: 'epc',
    term: 'European Payments Council',
    abbreviation: 'EPC',
    definition:
      'Vereinigung europäischer Zahlungsdienstleister und ihrer Verbände. Sie verfasst die Regelwerke für SEPA-Überweisungen und SEPA-Lastschriften und entscheidet, welche Länder daran teilnehmen.',
    seeAlso: ['sepa', 'sct', 'sdd'],
  },
  {
    id: 'fints',
    term: 'Financial Transaction Services',
    abbreviation: 'FinTS',
    definition:
      'Deutsches Verfahren, über das Programme für das Online-Banking mit einer Bank sprechen. Es hieß früher HBCI und dient vor allem Privatpersonen, Vereinen und kleinen Firmen.',
    seeAlso: ['ebics', 'pain-001'],
  },
  {
    id: 'girocode',
    term: 'GiroCode',
    abbreviation: null,
    definition:
      'QR-Code mit den Angaben für eine Überweisung in Euro, den Banking-Apps lesen können. Den Aufbau legt der European Payments Council fest. Der Code enthält Name und IBAN des Empfängers, dazu auf Wunsch Betrag und Verwendungszweck oder eine RF-Referenz.',
    seeAlso: ['ueberweisung', 'rf-referenz', 'empfaengerueberpruefung'],
  },
  {
    id: 'girokonto',
    term: 'Girokonto',
    abbreviation: null,
    definition:
      'Konto für den täglichen Zahlungsverkehr, z. B. für Gehalt, Überweisungen und Lastschriften. Jedes Girokonto in Deutschland hat eine IBAN.',
    seeAlso: ['iban', 'kontoinhaber', 'kontonummer'],
  },
  {
    id: 'glaeubiger-id',
    term: 'Gläubiger-Identifikationsnummer',
    abbreviation: 'Gläubiger-ID',
    definition:
      'Kennung, die ein Zahlungsempfänger braucht, um SEPA-Lastschriften einzuziehen. In Deutschland vergibt sie die Deutsche Bundesbank; sie beginnt mit DE und hat 18 Stellen.',
    seeAlso: ['lastschriftmandat', 'sdd', 'deutsche-bundesbank'],
  },
  {
    id: 'gueltigkeit',
    term: 'Gültigkeit',
    abbreviation: null,
    definition:
      'Zeitraum, für den eine Ausgabe der Bankleitzahlendatei gilt. In der Schnittstelle stehen der erste und der letzte Tag in „validFrom“ und „validUntil“; „stale“ meldet, ob der Bestand überholt ist.',
    seeAlso: ['bankleitzahlendatei', 'abgleich'],
  },
  {
    id: 'hauptstelle',
    term: 'Hauptstelle',
    abbreviation: null,
    definition:
      'Eintrag der Bankleitzahlendatei für den Zahlungsdienstleister, der die Bankleitzahl führt; er hat das Merkmal 1. Zu jeder Bankleitzahl gehört genau eine Hauptstelle. Filialen stehen mit dem Merkmal 2 darunter und erscheinen in unserem Verzeichnis nicht.',
    seeAlso: ['merkmal', 'bankleitzahl'],
  },
  {
    id: 'iban',
    term: 'International Bank Account Number',
    abbreviation: 'IBAN',
    definition:
      'Internationale Kontonummer nach ISO 13616 aus Ländercode, zwei Prüfziffern und nationaler Kontokennung. Sie hat höchstens 34 Zeichen, in Deutschland immer 22. Bei Zahlungen in Euro genügt sie im Europäischen Wirtschaftsraum ohne BIC.',
    seeAlso: ['bban', 'laendercode', 'pruefziffer', 'iban-regel'],
  },
  {
    id: 'iban-regel',
    term: 'IBAN-Regel',
    abbreviation: null,
    definition:
      'Vorgabe eines Zahlungsdienstleisters, wie aus Kontonummer und Bankleitzahl seine IBANs entstehen. Sie kann z. B. eine andere Bankleitzahl oder eine ergänzte Kontonummer vorsehen. Sie steht nur in der erweiterten Bankleitzahlendatei, nicht in der öffentlichen.',
    seeAlso: ['iban', 'bankleitzahlendatei'],
  },
  {
    id: 'iframe',
    term: 'Inline Frame',
    abbreviation: 'iframe',
    definition:
      'Bereich einer Webseite, in dem der Browser eine zweite, eigenständige Seite zeigt. So lässt sich der IBAN-Rechner einbetten, ohne dass die umgebende Seite JavaScript braucht.',
    seeAlso: ['widget', 'csp'],
  },
  {
    id: 'iso-13616',
    term: 'ISO 13616',
    abbreviation: null,
    definition: `Internationale Norm für den Aufbau der IBAN. Das zugehörige Register führt SWIFT; die Ausgabe ${REGISTRY.release} vom ${REGISTRY.month} enthält ${REGISTRY.countries} Länder.`,
    seeAlso: ['iban', 'swift', 'iso-7064'],
  },
  {
    id: 'iso-20022',
    term: 'ISO 20022',
    abbreviation: null,
    definition:
      'Internationale Norm für Nachrichten im Finanzwesen, meist im Format XML. Auf ihr beruhen u. a. SEPA-Zahlungen und elektronische Kontoauszüge.',
    seeAlso: ['camt', 'pain-001', 'sepa'],
  },
  {
    id: 'iso-3166',
    term: 'ISO 3166',
    abbreviation: null,
    definition:
      'Internationale Norm für Länderkürzel. Ihre Codes aus zwei Buchstaben stehen in der IBAN und im BIC, z. B. DE für Deutschland. Der Code XK für Kosovo wird ebenfalls verwendet, gehört aber nicht zur Norm.',
    seeAlso: ['laendercode', 'iban', 'bic'],
  },
  {
    id: 'iso-7064',
    term: 'ISO 7064',
    abbreviation: null,
    definition:
      'Internationale Norm für die Berechnung von Prüfzeichen. Die IBAN nutzt daraus das Verfahren MOD 97-10.',
    seeAlso: ['mod-97', 'pruefziffer'],
  },
  {
    id: 'iso-9362',
    term: 'ISO 9362',
    abbreviation: null,
    definition: 'Internationale Norm für den Aufbau des BIC. Die Kennungen registriert SWIFT.',
    seeAlso: ['bic', 'swift'],
  },
  {
    id: 'json',
    term: 'JavaScript Object Notation',
    abbreviation: 'JSON',
    definition:
      'Textformat für strukturierte Daten, das Programme in fast jeder Sprache lesen können. Alle Antworten unserer Schnittstelle haben dieses Format.',
    seeAlso: ['api'],
  },
  {
    id: 'konto-pruefziffer',
    term: 'Konto-Prüfziffer',
    abbreviation: null,
    definition:
      'Ziffer innerhalb einer Kontonummer, an der die Bank Schreibfehler erkennt. Sie ist von den zwei Prüfziffern der IBAN unabhängig. Der IBAN-Rechner prüft, ob sie passt; das Mini-Widget lädt dafür das Skript regeln.js.',
    seeAlso: ['pruefzifferberechnungsmethode', 'kontonummer', 'pruefziffer'],
  },
  {
    id: 'kontoinhaber',
    term: 'Kontoinhaber',
    abbreviation: null,
    definition:
      'Person, Firma oder Organisation, auf deren Namen ein Konto geführt wird. Mit diesem Namen vergleicht die Bank bei der Empfängerüberprüfung die Angabe des Auftraggebers.',
    seeAlso: ['empfaengerueberpruefung', 'girokonto'],
  },
  {
    id: 'kontonummer',
    term: 'Kontonummer',
    abbreviation: null,
    definition:
      'Nummer eines Kontos bei einer Bank, in Deutschland höchstens zehn Stellen lang. In der IBAN bildet sie die letzten zehn Ziffern und wird dafür links mit Nullen ergänzt.',
    seeAlso: ['konto-pruefziffer', 'bankleitzahl', 'bban'],
  },
  {
    id: 'kreditinstitut',
    term: 'Kreditinstitut',
    abbreviation: null,
    definition:
      'Unternehmen, das Bankgeschäfte betreibt, z. B. Einlagen annimmt und Kredite vergibt. In Deutschland braucht es dafür eine Erlaubnis nach dem Kreditwesengesetz. Umgangssprachlich heißt es Bank; auch Sparkassen und Genossenschaftsbanken gehören dazu.',
    seeAlso: ['zahlungsdienstleister'],
  },
  {
    id: 'laendercode',
    term: 'Ländercode',
    abbreviation: null,
    definition:
      'Zwei Buchstaben, die ein Land bezeichnen, z. B. DE für Deutschland. Mit ihm beginnt jede IBAN; im BIC steht er an den Stellen 5 und 6.',
    seeAlso: ['iso-3166', 'iban', 'bic'],
  },
  {
    id: 'lastschrift',
    term: 'Lastschrift',
    abbreviation: null,
    definition:
      'Zahlung, die der Empfänger auslöst, indem er einen Betrag vom Konto des Zahlers einzieht. Für eine Basislastschrift kann der Zahler acht Wochen lang ohne Angabe von Gründen die Erstattung verlangen. War sie nicht autorisiert, hat er 13 Monate Zeit.',
    seeAlso: ['lastschriftmandat', 'sdd', 'ueberweisung'],
  },
  {
    id: 'lastschriftmandat',
    term: 'Lastschriftmandat',
    abbreviation: null,
    definition:
      'Zustimmung des Zahlers zu einer Lastschrift: Sie ermächtigt den Empfänger zum Einzug und weist die Bank an, ihn auszuführen. Zum Mandat gehören die Gläubiger-Identifikationsnummer und eine Mandatsreferenz. Nach 36 Monaten ohne Einzug verfällt es.',
    seeAlso: ['lastschrift', 'glaeubiger-id'],
  },
  {
    id: 'merkmal',
    term: 'Merkmal',
    abbreviation: null,
    definition:
      'Feld der Bankleitzahlendatei, das Hauptstellen von Filialen unterscheidet. Der Wert 1 bezeichnet den Zahlungsdienstleister, der die Bankleitzahl führt, der Wert 2 jeden weiteren Eintrag unter dieser Bankleitzahl.',
    seeAlso: ['hauptstelle', 'bankleitzahlendatei'],
  },
  {
    id: 'mod-97',
    term: 'Mod-97',
    abbreviation: null,
    definition:
      'Rechenverfahren für die Prüfziffern der IBAN. Man stellt Ländercode und Prüfziffern ans Ende, ersetzt Buchstaben durch Zahlen (A = 10 bis Z = 35) und teilt das Ergebnis durch 97. Bei einer richtigen IBAN bleibt der Rest 1.',
    seeAlso: ['pruefziffer', 'iso-7064'],
  },
  {
    id: 'nachfolge-blz',
    term: 'Nachfolge-Bankleitzahl',
    abbreviation: 'Nachfolge-BLZ',
    definition:
      'Bankleitzahl, die an die Stelle einer gelöschten oder zur Löschung vorgesehenen Bankleitzahl tritt, meist nach einer Fusion. Die Bankleitzahlendatei nennt sie in einem eigenen Feld, aber nicht in jedem Fall.',
    seeAlso: ['bankleitzahl', 'aenderungskennzeichen'],
  },
  {
    id: 'ort',
    term: 'Ort',
    abbreviation: null,
    definition:
      'Ort, den die Bankleitzahlendatei zur Hauptstelle einer Bankleitzahl angibt. In der Schnittstelle heißt das Feld „city“.',
    seeAlso: ['bankname', 'hauptstelle'],
  },
  {
    id: 'pain-001',
    term: 'pain.001',
    abbreviation: null,
    definition:
      'Nachricht nach ISO 20022, mit der Kunden ihrer Bank Überweisungen in Auftrag geben, einzeln oder gesammelt. Die Abkürzung steht für „payment initiation“.',
    seeAlso: ['iso-20022', 'ueberweisung', 'pain-008', 'camt'],
  },
  {
    id: 'pain-008',
    term: 'pain.008',
    abbreviation: null,
    definition:
      'Nachricht nach ISO 20022, mit der Kunden ihre Bank beauftragen, Lastschriften einzuziehen. Die deutschen Banken nehmen sie in der Fassung pain.008.001.08 an.',
    seeAlso: ['iso-20022', 'lastschrift', 'pain-001'],
  },
  {
    id: 'pan',
    term: 'Primary Account Number',
    abbreviation: 'PAN',
    definition:
      'Nummer einer Zahlungskarte. In der Bankleitzahlendatei bezeichnet das Feld „Institutsnummer für PAN“ mit fünf Ziffern den Zahlungsdienstleister, der Karten für das Girocard-System ausgibt. Unsere Schnittstelle gibt dieses Feld nicht aus.',
    seeAlso: ['bankleitzahlendatei', 'kontonummer'],
  },
  {
    id: 'pruefziffer',
    term: 'Prüfziffer',
    abbreviation: null,
    definition:
      'Ziffer, die aus den übrigen Stellen einer Nummer berechnet wird und Schreibfehler aufdeckt. Die IBAN hat zwei davon an den Stellen 3 und 4; möglich sind die Werte 02–98.',
    seeAlso: ['mod-97', 'konto-pruefziffer', 'iban'],
  },
  {
    id: 'pruefzifferberechnungsmethode',
    term: 'Prüfzifferberechnungsmethode',
    abbreviation: null,
    definition:
      'Verfahren, nach dem eine Bank die Prüfziffern ihrer Kontonummern bildet. Die Bankleitzahlendatei nennt dafür ein zweistelliges Kennzeichen, z. B. 00; das Kennzeichen 09 bedeutet, dass keine Prüfziffer berechnet wird.',
    seeAlso: ['konto-pruefziffer', 'bankleitzahlendatei'],
  },
  {
    id: 'qr-iban',
    term: 'QR-IBAN',
    abbreviation: null,
    definition:
      'Besondere IBAN auf Schweizer und Liechtensteiner QR-Rechnungen, die nur zusammen mit einer QR-Referenz gilt. An den Stellen 5 bis 9 hat sie eine Zahl von 30000 bis 31999. Für Überweisungen aus dem Ausland dient die gewöhnliche IBAN des Kontos.',
    seeAlso: ['iban', 'rf-referenz'],
  },
  {
    id: 'rf-referenz',
    term: 'RF-Referenz',
    abbreviation: null,
    definition:
      'Referenz nach ISO 11649, mit der ein Empfänger eine Zahlung einer Rechnung zuordnet. Sie beginnt mit RF und zwei Prüfziffern und hat höchstens 25 Zeichen. Die Prüfziffern werden wie bei der IBAN berechnet.',
    seeAlso: ['verwendungszweck', 'mod-97', 'girocode'],
  },
  {
    id: 'ruecklastschrift',
    term: 'Rücklastschrift',
    abbreviation: null,
    definition:
      'Lastschrift, deren Betrag auf das Konto des Zahlers zurückgeht. Meist ist die IBAN falsch, das Konto aufgelöst oder nicht gedeckt, oder der Zahler hat widersprochen. Die Bank des Empfängers verlangt dafür meist ein Entgelt.',
    seeAlso: ['lastschrift', 'lastschriftmandat', 'pain-008'],
  },
  {
    id: 'sct',
    term: 'SEPA Credit Transfer',
    abbreviation: 'SCT',
    definition:
      'Verfahren des European Payments Council für gewöhnliche Überweisungen in Euro, auf Deutsch SEPA-Überweisung. Es funktioniert im Inland genauso wie zwischen den SEPA-Ländern.',
    seeAlso: ['ueberweisung', 'sct-inst', 'epc'],
  },
  {
    id: 'sct-inst',
    term: 'SEPA Instant Credit Transfer',
    abbreviation: 'SCT Inst',
    definition:
      'Verfahren des European Payments Council für Echtzeitüberweisungen in Euro. Es gibt es seit November 2017.',
    seeAlso: ['echtzeitueberweisung', 'sct', 'tips'],
  },
  {
    id: 'sdd',
    term: 'SEPA Direct Debit',
    abbreviation: 'SDD',
    definition:
      'Verfahren des European Payments Council für Lastschriften in Euro, auf Deutsch SEPA-Lastschrift. Die Basislastschrift steht allen offen, die Firmenlastschrift nur Zahlern, die keine Verbraucher sind.',
    seeAlso: ['lastschrift', 'lastschriftmandat', 'epc'],
  },
  {
    id: 'sepa',
    term: 'Single Euro Payments Area',
    abbreviation: 'SEPA',
    definition:
      'Einheitlicher Euro-Zahlungsverkehrsraum, in dem Zahlungen in Euro überall nach denselben Verfahren laufen. Zu ihm gehören die EU-Staaten und weitere Länder in Europa, aber nicht alle Länder mit IBAN.',
    seeAlso: ['sct', 'sdd', 'epc', 'iban'],
  },
  {
    id: 'sri',
    term: 'Subresource Integrity',
    abbreviation: 'SRI',
    definition:
      'Prüfung im Browser, ob eine geladene Datei genau dem erwarteten Inhalt entspricht. Die Website gibt dazu einen Hashwert an. Sie eignet sich nur für Dateien, die sich nicht ändern, bei uns also für embed.js mit Versionsnummer im Namen.',
    seeAlso: ['csp', 'widget'],
  },
  {
    id: 'swift',
    term: 'Society for Worldwide Interbank Financial Telecommunication',
    abbreviation: 'SWIFT',
    definition:
      'Genossenschaft mit Sitz in Belgien, über deren Netz Banken weltweit Nachrichten zu Zahlungen austauschen. Sie registriert die BICs und führt das IBAN-Register.',
    seeAlso: ['bic', 'iso-13616'],
  },
  {
    id: 't2',
    term: 'T2',
    abbreviation: null,
    definition:
      'System des Eurosystems für große und eilige Zahlungen in Euro, die einzeln und in Zentralbankgeld abgewickelt werden. Es gehört zu den TARGET-Services und hat im März 2023 TARGET2 abgelöst.',
    seeAlso: ['tips', 'deutsche-bundesbank'],
  },
  {
    id: 'tips',
    term: 'TARGET Instant Payment Settlement',
    abbreviation: 'TIPS',
    definition:
      'System des Eurosystems, das Echtzeitüberweisungen rund um die Uhr in Zentralbankgeld abwickelt. Es gehört wie T2 zu den TARGET-Services.',
    seeAlso: ['t2', 'echtzeitueberweisung', 'sct-inst'],
  },
  {
    id: 'ueberweisung',
    term: 'Überweisung',
    abbreviation: null,
    definition:
      'Zahlung, die der Zahler auslöst: Er beauftragt seine Bank, einen Betrag auf das Konto des Empfängers zu übertragen. Die Bank darf sich dabei nach § 675r BGB allein nach der IBAN richten.',
    seeAlso: ['sct', 'echtzeitueberweisung', 'empfaengerueberpruefung', 'verwendungszweck'],
  },
  {
    id: 'valuta',
    term: 'Valuta',
    abbreviation: null,
    definition:
      'Tag, ab dem ein gebuchter Betrag für die Zinsen zählt, auch Wertstellung genannt. Er kann vom Buchungstag abweichen.',
    seeAlso: ['girokonto', 'camt'],
  },
  {
    id: 'verwendungszweck',
    term: 'Verwendungszweck',
    abbreviation: null,
    definition:
      'Text, mit dem der Zahler dem Empfänger sagt, wofür eine Zahlung bestimmt ist, z. B. eine Rechnungsnummer. Bei SEPA-Zahlungen darf er höchstens 140 Zeichen lang sein.',
    seeAlso: ['ueberweisung', 'sct'],
  },
  {
    id: 'wero',
    term: 'Wero',
    abbreviation: null,
    definition:
      'Bezahldienst europäischer Banken, den es seit Juli 2024 gibt. Man zahlt damit an eine Handynummer oder E-Mail-Adresse statt an eine IBAN, in Deutschland seit November 2025 auch in Onlineshops. Das Geld kommt als Echtzeitüberweisung vom Konto.',
    seeAlso: ['echtzeitueberweisung', 'iban'],
  },
  {
    id: 'widget',
    term: 'Widget',
    abbreviation: null,
    definition:
      'Fertiger Baustein, den man in eine Website einsetzt. Den IBAN-Rechner gibt es als Mini-Widget mit embed.js und als Iframe mit widget.html. Beide rechnen nur im Browser; alle Banken und ihre IBAN-Regeln kennen sie mit weiteren Skripten.',
    seeAlso: ['iframe', 'csp', 'sri'],
  },
  {
    id: 'zahlungsdienstleister',
    term: 'Zahlungsdienstleister',
    abbreviation: null,
    definition:
      'Oberbegriff für Unternehmen, die Zahlungen für andere ausführen, z. B. Banken, Sparkassen und Zahlungsinstitute. Auch die Deutsche Bundesbank kann dazu zählen. Welche Unternehmen das sind, regelt in Deutschland das Zahlungsdiensteaufsichtsgesetz.',
    seeAlso: ['kreditinstitut', 'bankleitzahl'],
  },
];
