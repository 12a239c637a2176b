import Type from 'typebox';
import { Bank, Failure, Faq, Glossary, STATUS_EXAMPLE, Status } from '../../content/schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Replaces each schema that has a name (`$id`) by a reference to that name. So Fastify and the OpenAPI document know it.
 *
 * @param schema a JSON schema
 * @param where `within` keeps the schema itself and replaces only the schemas inside it: for the place that defines its name
 */
export function withReferences(schema: object, where: 'within' | 'everywhere' = 'everywhere'): object {
  const { $id } = schema as Json;
  if ($id && where === 'everywhere') return { $ref: `${$id}#` };
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    return typeof value === 'object' && value !== null ? withReferences(value) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaced(value)]));
}

// The endpoints as the OpenAPI document describes them.

const described = (schema: Type.TSchema, description: string, example?: object) => ({
  description,
  content: { 'application/json': { schema: withReferences(schema), ...(example && { example }) } },
});

export const BANK_ROUTE = {
  operationId: 'getBank',
  tags: ['Banken'],
  summary: 'Bank zu einer Bankleitzahl',
  description:
    'Trennzeichen in der BLZ (Leerzeichen, Striche, Punkt, Schrägstrich, Unterstrich) werden entfernt. Danach müssen genau 8 Ziffern übrig sein.',
  params: Type.Object({ blz: Type.String({ description: 'Bankleitzahl', examples: ['37040044'] }) }),
  response: {
    200: described(Bank, 'Bank gefunden'),
    400: described(Failure, 'BLZ ist nicht 8-stellig'),
    404: described(Failure, 'Keine Bank mit dieser BLZ'),
  },
};

export const FAQ_ROUTE = {
  operationId: 'getFaq',
  tags: ['Texte'],
  summary: 'Alle Fragen und Antworten',
  description: 'In der Reihenfolge der FAQ-Seite, auf der jede Frage unter ihrer `id` steht.',
  response: { 200: described(Faq, 'Alle Einträge') },
};

export const GLOSSARY_ROUTE = {
  operationId: 'getGlossary',
  tags: ['Texte'],
  summary: 'Alle Begriffe des Glossars',
  description:
    'In der Reihenfolge der Glossarseite: nach der Kurzform, wo es eine gibt, sonst nach dem Begriff. Jeder Begriff steht dort unter seiner `id`.',
  response: { 200: described(Glossary, 'Alle Einträge') },
};

export const STATUS_ROUTE = {
  operationId: 'getStatus',
  tags: ['Betrieb'],
  summary: 'Betriebszahlen: Banken, Stand der Daten, letzter Abgleich',
  description:
    'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wie der letzte Abgleich mit der Bankleitzahlendatei ausging.',
  response: { 200: described(Status, 'Betriebszahlen', STATUS_EXAMPLE) },
};
