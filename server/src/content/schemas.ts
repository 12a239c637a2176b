import Type, { type Static } from 'typebox';

// JSON schemas of the API's answers. An `$id` is the name of a schema in the OpenAPI document, and so in clients made from it.

const day = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });

const object = <Fields extends Type.TProperties>($id: string, fields: Fields, description: string) =>
  Type.Object(fields, { $id, description, additionalProperties: false });

export const Bank = object(
  'Bank',
  {
    blz: Type.String({ pattern: '^[0-9]{8}$', description: 'Bankleitzahl' }),
    name: Type.String({ minLength: 1, description: 'Name der Bank' }),
    city: Type.String({ minLength: 1, description: 'Ort der Bank' }),
    bic: Type.Union([Type.String({ pattern: '^[A-Z0-9]{11}$' }), Type.Null()], {
      description: 'BIC mit 11\u00a0Zeichen; einige wenige Banken haben keinen',
    }),
    source: Type.Literal('bundesbank', { description: 'Herkunft des Datensatzes' }),
  },
  'Eine Bank des Verzeichnisses',
);

const FaqEntry = object(
  'FaqEntry',
  {
    id: Type.String({ description: 'Anker auf der FAQ-Seite' }),
    question: Type.String({ description: 'Frage' }),
    answer: Type.String({ description: 'Text ohne Auszeichnung, Absätze durch eine Leerzeile getrennt' }),
  },
  'Eine Frage mit ihrer Antwort',
);
export const Faq = Type.Array(FaqEntry, { description: 'In der Reihenfolge der FAQ-Seite' });

const GlossaryEntry = object(
  'GlossaryEntry',
  {
    id: Type.String({ description: 'Anker auf der Glossarseite' }),
    term: Type.String({ description: 'Begriff, ausgeschrieben' }),
    abbreviation: Type.Union([Type.String(), Type.Null()], {
      description: 'Kurzform, unter der die Glossarseite den Begriff führt; null, wenn es keine gibt',
    }),
    definition: Type.String({ description: 'Erklärung in ein bis drei Sätzen' }),
    seeAlso: Type.Array(Type.String(), { description: 'Anker verwandter Einträge' }),
  },
  'Ein Begriff des Glossars',
);
export const Glossary = Type.Array(GlossaryEntry, { description: 'In der Reihenfolge der Glossarseite' });

const DataStatus = object(
  'DataStatus',
  {
    origin: Type.Enum(['snapshot', 'sync'], {
      type: 'string',
      description: 'Mitgelieferter Stand oder Abgleich',
    }),
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    stale: Type.Boolean({ description: 'Ob der Stand veraltet ist' }),
    age: Type.Enum(['current', 'stale', 'unknown'], {
      type: 'string',
      description: 'Aktuell, veraltet oder Alter unbekannt (die Quelle nennt keinen Zeitraum)',
    }),
    highestRecordNumber: Type.Integer({
      minimum: 0,
      description: 'Höchste Datensatznummer: steigt mit jeder Ausgabe',
    }),
  },
  'Stand, aus dem die Antworten kommen',
);

const UpcomingEdition = object(
  'UpcomingEdition',
  {
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    banks: Type.Integer({ minimum: 0, description: 'Banken dieses Stands' }),
    sha256: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()], {
      description: 'SHA-256 der Datei, 64\u00a0Hexziffern; null bei einem Stand, der nachgebildet wurde',
    }),
  },
  'Stand, der schon gespeichert ist und später gilt',
);

const LastSync = object(
  'LastSync',
  {
    at: Type.String({ format: 'date-time', description: 'Zeitpunkt in UTC' }),
    records: Type.Integer({ minimum: 0, description: 'Datensätze der Bankleitzahlendatei' }),
    banks: Type.Integer({ minimum: 0, description: 'Daraus übernommene Banken' }),
    bytes: Type.Integer({ minimum: 0, description: 'Größe der Datei in Bytes' }),
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 der Datei, 64\u00a0Hexziffern' }),
  },
  'Letzter Abgleich, der gut ausging',
);

const LastAttempt = object(
  'LastAttempt',
  {
    at: Type.String({ format: 'date-time', description: 'Zeitpunkt in UTC' }),
    outcome: Type.Enum(['updated', 'unchanged', 'rejected', 'unreachable'], {
      type: 'string',
      description: 'Neuer Stand übernommen, kein neuer Stand, Datei abgelehnt oder Quelle nicht erreichbar',
    }),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Grund eines Fehlschlags' }),
  },
  'Letzter Versuch eines Abgleichs',
);

const Database = Type.Enum(['ok', 'read-only', 'gone', 'unreadable'], {
  type: 'string',
  description:
    'Zustand der Datenbank: in Ordnung, nur lesbar (etwa bei vollem Datenträger), gelöscht oder ersetzt, nicht lesbar. Beantwortet werden Anfragen in jedem Fall, mit den zuletzt gelesenen Daten',
});

export const Status = object(
  'Status',
  {
    banks: Type.Integer({ minimum: 0, description: 'Gespeicherte Banken' }),
    data: DataStatus,
    upcoming: Type.Union([UpcomingEdition, Type.Null()], {
      description: 'Stand, der schon gespeichert ist und später gilt',
    }),
    lastSync: Type.Union([LastSync, Type.Null()], {
      description: 'Letzter Abgleich, der gut ausging, auch ohne neuen Stand',
    }),
    lastAttempt: Type.Union([LastAttempt, Type.Null()], { description: 'Letzter Versuch eines Abgleichs' }),
    database: Database,
  },
  'Betriebszahlen',
);
export type Status = Static<typeof Status>;

export const Failure = object(
  'Failure',
  { error: Type.String({ description: 'Deutscher Satz' }) },
  'Was jede Antwort mit einem Fehler enthält',
);

/** All schemas with a name, each before the schemas that refer to it. */
export const NAMED_SCHEMAS = [
  Bank,
  FaqEntry,
  GlossaryEntry,
  DataStatus,
  UpcomingEdition,
  LastSync,
  LastAttempt,
  Status,
  Failure,
];

/** An answer of `/api/status` in which every field has a value: the source did not answer, and the next edition waits. */
export const STATUS_EXAMPLE: Status = {
  banks: 3500,
  data: {
    origin: 'sync',
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
    stale: false,
    age: 'current',
    highestRecordNumber: 58_700,
  },
  upcoming: {
    validFrom: '2026-12-07',
    validUntil: '2027-03-07',
    banks: 3495,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  lastSync: {
    at: '2026-11-20T02:14:09.312Z',
    records: 13_800,
    banks: 3500,
    bytes: 2_346_000,
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
    sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  },
  lastAttempt: {
    at: '2026-11-21T02:14:05.117Z',
    outcome: 'unreachable',
    reason: 'Die Quelle hat nicht rechtzeitig geantwortet.',
  },
  database: 'ok',
};
