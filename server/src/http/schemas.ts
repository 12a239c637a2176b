import Type, { type Static } from 'typebox';

const day = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });

export const Bank = Type.Object(
  {
    blz: Type.String({ pattern: '^[0-9]{8}$', description: 'Bankleitzahl' }),
    name: Type.String({ minLength: 1, description: 'Name der Bank' }),
    city: Type.String({ minLength: 1, description: 'Ort der Bank' }),
    bic: Type.Union([Type.String({ pattern: '^[A-Z0-9]{11}$' }), Type.Null()], {
      description: 'BIC mit 11 Zeichen; einige wenige Banken haben keinen',
    }),
    source: Type.Literal('bundesbank', { description: 'Herkunft des Datensatzes' }),
  },
  { additionalProperties: false },
);

const FaqEntry = Type.Object(
  {
    id: Type.String({ description: 'Anker auf der FAQ-Seite' }),
    question: Type.String(),
    answer: Type.String({ description: 'Text ohne Auszeichnung, Absätze durch eine Leerzeile getrennt' }),
  },
  { additionalProperties: false },
);
export const Faq = Type.Array(FaqEntry, { description: 'In der Reihenfolge der FAQ-Seite' });

const GlossaryEntry = Type.Object(
  {
    id: Type.String({ description: 'Anker auf der Glossarseite' }),
    term: Type.String(),
    abbreviation: Type.Union([Type.String(), Type.Null()]),
    definition: Type.String(),
    seeAlso: Type.Array(Type.String(), { description: 'Anker verwandter Einträge' }),
  },
  { additionalProperties: false },
);
export const Glossary = Type.Array(GlossaryEntry, { description: 'In der Reihenfolge der Glossarseite' });

const Data = Type.Object(
  {
    origin: Type.Union([Type.Literal('snapshot'), Type.Literal('sync')], {
      description: 'Mitgelieferter Stand oder Abgleich',
    }),
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    stale: Type.Boolean({ description: 'Ob der Stand veraltet ist' }),
    age: Type.Union([Type.Literal('current'), Type.Literal('stale'), Type.Literal('unknown')], {
      description: 'Aktuell, veraltet oder Alter unbekannt (die Quelle nennt keinen Zeitraum)',
    }),
    highestRecordNumber: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Höchste Datensatznummer: steigt mit jeder Ausgabe',
    }),
  },
  { additionalProperties: false },
);

const Upcoming = Type.Object(
  {
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    banks: Type.Integer({ minimum: 0, description: 'Banken dieses Stands' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Prüfsumme der Datei' }),
  },
  { additionalProperties: false },
);

const LastSync = Type.Object(
  {
    at: Type.String({ format: 'date-time' }),
    records: Type.Integer({ minimum: 0, description: 'Datensätze der Bankleitzahlendatei' }),
    banks: Type.Integer({ minimum: 0, description: 'Daraus übernommene Banken' }),
    bytes: Type.Integer({ minimum: 0, description: 'Größe der Datei' }),
    validFrom: day('Erster Tag der Gültigkeit'),
    validUntil: day('Letzter Tag der Gültigkeit'),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Prüfsumme der Datei' }),
  },
  { additionalProperties: false },
);

const outcome = (name: 'updated' | 'unchanged' | 'rejected' | 'unreachable') => Type.Literal(name);
const LastAttempt = Type.Object(
  {
    at: Type.String({ format: 'date-time' }),
    outcome: Type.Union(
      [outcome('updated'), outcome('unchanged'), outcome('rejected'), outcome('unreachable')],
      { description: 'Ergebnis' },
    ),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Grund eines Fehlschlags' }),
  },
  { additionalProperties: false },
);

const Database = Type.Union(
  [Type.Literal('ok'), Type.Literal('read-only'), Type.Literal('gone'), Type.Literal('unreadable')],
  {
    description:
      'Zustand der Datenbank: in Ordnung, nur lesbar (etwa bei vollem Datenträger), gelöscht oder ersetzt, nicht lesbar. Beantwortet werden Anfragen in jedem Fall, mit den zuletzt gelesenen Daten',
  },
);

export const Status = Type.Object(
  {
    banks: Type.Integer({ minimum: 0, description: 'Gespeicherte Banken' }),
    data: Data,
    upcoming: Type.Union([Upcoming, Type.Null()], {
      description: 'Stand, der schon gespeichert ist und später gilt',
    }),
    lastSync: Type.Union([LastSync, Type.Null()], {
      description: 'Letzter Abgleich, der gut ausging, auch ohne neuen Stand',
    }),
    lastAttempt: Type.Union([LastAttempt, Type.Null()], { description: 'Letzter Versuch eines Abgleichs' }),
    database: Database,
  },
  { additionalProperties: false },
);
export type Status = Static<typeof Status>;

export const Failure = Type.Object(
  { error: Type.String({ description: 'Deutscher Satz' }) },
  { additionalProperties: false },
);
