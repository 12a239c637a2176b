/** The English of every description in the OpenAPI document, by the German text. A test finds what is missing. */
const ENGLISH: Readonly<Record<string, string>> = {
  // The document and its tags
  'Bankdaten zu deutschen Bankleitzahlen. Quelle: Deutsche Bundesbank. Ohne Schlüssel, ohne Anmeldung, ohne Mengenbegrenzung und ohne Zusage zur Verfügbarkeit. Das ganze Verzeichnis steht als Datei unter /bankleitzahlen.json und /bankleitzahlen.csv. Aufrufbar vom Server oder von der eigenen Herkunft; die Antworten tragen keine CORS-Header.':
    'Bank data for German bank codes (Bankleitzahl, BLZ). Source: Deutsche Bundesbank. Without a key, without an account, without a limit of requests and without a promise of availability. The whole directory is a file at /bankleitzahlen.json and /bankleitzahlen.csv. For calls from a server or from the same origin; the answers have no CORS headers. The texts in the answers are German.',
  'Bankdaten aus der Bankleitzahlendatei der Deutschen Bundesbank':
    'Bank data from the bank sort code file of the Deutsche Bundesbank',
  'Fragen und Begriffe, wie sie auf der Website stehen': 'Questions and terms as on the website, in German',
  'Stand der Daten und letzter Abgleich': 'Edition of the data and last sync',

  // Endpoints
  'Bank zu einer Bankleitzahl': 'Bank of a bank code',
  'Trennzeichen in der BLZ (Leerzeichen, Striche, Punkt, Schrägstrich, Unterstrich) werden entfernt. Danach müssen genau 8 Ziffern übrig sein.':
    'Separators in the BLZ (spaces, dashes, full stop, slash, underscore) are removed. Then exactly 8 digits must be left.',
  Bankleitzahl: 'German bank code',
  'Bank gefunden': 'Bank found',
  'BLZ ist nicht 8-stellig': 'The BLZ does not have 8 digits',
  'Keine Bank mit dieser BLZ': 'No bank with this BLZ',
  'Alle Fragen und Antworten': 'All questions and answers',
  'In der Reihenfolge der FAQ-Seite, auf der jede Frage unter ihrer `id` steht.':
    'In the order of the German FAQ page, where each question stands under its `id`.',
  'Alle Einträge': 'All entries',
  'Alle Begriffe des Glossars': 'All terms of the glossary',
  'In der Reihenfolge der Glossarseite: nach der Kurzform, wo es eine gibt, sonst nach dem Begriff. Jeder Begriff steht dort unter seiner `id`.':
    'In the order of the glossary page: by the abbreviation if there is one, else by the term. Each term stands there under its `id`.',
  'Betriebszahlen: Banken, Stand der Daten, letzter Abgleich':
    'Figures of operation: banks, edition of the data, last sync',
  'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wie der letzte Abgleich mit der Bankleitzahlendatei ausging.':
    'How many banks the directory has, for which days it is valid, and how the last sync with the bank sort code file ended.',

  // Fields
  'Eine Bank des Verzeichnisses': 'A bank of the directory',
  'Name der Bank': 'Name of the bank',
  'Ort der Bank': 'City of the bank',
  'BIC mit 11\u00a0Zeichen; einige wenige Banken haben keinen':
    'BIC of 11\u00a0characters; a few banks have none',
  'Herkunft des Datensatzes': 'Origin of the record',
  'Eine Frage mit ihrer Antwort': 'A question with its answer',
  'Anker auf der FAQ-Seite': 'Anchor on the German FAQ page',
  Frage: 'Question',
  'Text ohne Auszeichnung, Absätze durch eine Leerzeile getrennt':
    'Plain text, paragraphs separated by a blank line',
  'In der Reihenfolge der FAQ-Seite': 'In the order of the German FAQ page',
  'Ein Begriff des Glossars': 'A term of the glossary',
  'Anker auf der Glossarseite': 'Anchor on the glossary page',
  'Begriff, ausgeschrieben': 'Term, written out',
  'Kurzform, unter der die Glossarseite den Begriff führt; null, wenn es keine gibt':
    'Abbreviation under which the glossary page lists the term; null if there is none',
  'Erklärung in ein bis drei Sätzen': 'Explanation of one to three sentences',
  'Anker verwandter Einträge': 'Anchors of related entries',
  'In der Reihenfolge der Glossarseite': 'In the order of the glossary page',
  Betriebszahlen: 'Figures of operation',
  'Gespeicherte Banken': 'Stored banks',
  'Stand, aus dem die Antworten kommen': 'Edition from which the answers come',
  'Mitgelieferter Stand oder Abgleich': 'Edition that came with the program, or a sync',
  'Erster Tag der Gültigkeit': 'First day of validity',
  'Letzter Tag der Gültigkeit': 'Last day of validity',
  'Ob der Stand veraltet ist': 'Whether the edition is out of date',
  'Aktuell, veraltet oder Alter unbekannt (die Quelle nennt keinen Zeitraum)':
    'Current, out of date, or of unknown age (the source names no days)',
  'Höchste Datensatznummer: steigt mit jeder Ausgabe': 'Highest record number: grows with each edition',
  'Stand, der schon gespeichert ist und später gilt': 'Edition that is already stored and valid later',
  'Banken dieses Stands': 'Banks of this edition',
  'SHA-256 der Datei, 64\u00a0Hexziffern': 'SHA-256 of the file, 64\u00a0hexadecimal digits',
  'SHA-256 der Datei, 64\u00a0Hexziffern; null bei einem Stand, der nachgebildet wurde':
    'SHA-256 of the file, 64\u00a0hexadecimal digits; null for an edition that was rebuilt',
  'Letzter Abgleich, der gut ausging': 'Last sync that ended well',
  'Letzter Abgleich, der gut ausging, auch ohne neuen Stand':
    'Last sync that ended well, also without a new edition',
  'Zeitpunkt in UTC': 'Time in UTC',
  'Datensätze der Bankleitzahlendatei': 'Records of the bank sort code file',
  'Daraus übernommene Banken': 'Banks taken from it',
  'Größe der Datei in Bytes': 'Size of the file in bytes',
  'Letzter Versuch eines Abgleichs': 'Last attempt of a sync',
  'Neuer Stand übernommen, kein neuer Stand, Datei abgelehnt oder Quelle nicht erreichbar':
    'New edition taken, no new edition, file rejected, or source unreachable',
  'Grund eines Fehlschlags': 'Reason of a failure',
  'Zustand der Datenbank: in Ordnung, nur lesbar (etwa bei vollem Datenträger), gelöscht oder ersetzt, nicht lesbar. Beantwortet werden Anfragen in jedem Fall, mit den zuletzt gelesenen Daten':
    'State of the database: in order, read-only (e.g. on a full disk), deleted or replaced, unreadable. Requests are answered in any case, with the data that was read last',
  'Was jede Antwort mit einem Fehler enthält': 'What every answer with an error has',
  'Deutscher Satz': 'A sentence in German',
};

/**
 * Adds the English to each description of an OpenAPI document, as a paragraph of its own, and to each summary, which has one
 * line. Tools that read OpenAPI show both languages so.
 */
export function withEnglish(document: object): object {
  const text = JSON.stringify(document, (key, value) => {
    const english = typeof value === 'string' ? ENGLISH[value] : undefined;
    if (english === undefined) return value;
    if (key === 'description') return `${value}\n\n${english}`;
    return key === 'summary' ? `${value} · ${english}` : value;
  });
  return JSON.parse(text);
}
