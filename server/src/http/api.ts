import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { STATUS_EXAMPLE } from '../api/examples.ts';
import { Bank, Failure, Faq, Glossary, NAMED_SCHEMAS, Status } from '../api/schemas.ts';
import { cleanBlz } from '../directory/blz.ts';
import type { Directory } from '../directory/directory.ts';
import { jsonAnswer } from '../directory/json-answer.ts';
import { faq } from '../site/faq.ts';
import { glossary } from '../site/glossary.ts';
import type { Served } from '../store/follow.ts';
import { type Answer, failure, found, send } from './answer.ts';
import { withReferences } from './schema-references.ts';
import { statusRecord } from './status.ts';

/** Banks change four times a year: an hour in a cache does no harm and takes the load. */
const HOUR = 'public, max-age=3600';

export const BAD_BLZ = failure(400, 'BLZ muss 8-stellig sein.');
const NO_BANK = failure(404, 'Keine Bank mit dieser BLZ gefunden.');
const FAQ = found(jsonAnswer(faq), HOUR);
const GLOSSARY = found(jsonAnswer(glossary), HOUR);

const described = (schema: Type.TSchema, description: string, example?: object) => ({
  description,
  content: { 'application/json': { schema: withReferences(schema), ...(example && { example }) } },
});

const bankSchema = {
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
const faqSchema = {
  operationId: 'getFaq',
  tags: ['Texte'],
  summary: 'Alle Fragen und Antworten',
  description: 'In der Reihenfolge der FAQ-Seite, auf der jede Frage unter ihrer `id` steht.',
  response: { 200: described(Faq, 'Alle Einträge') },
};
const glossarySchema = {
  operationId: 'getGlossary',
  tags: ['Texte'],
  summary: 'Alle Begriffe des Glossars',
  description:
    'In der Reihenfolge der Glossarseite: nach der Kurzform, wo es eine gibt, sonst nach dem Begriff. Jeder Begriff steht dort unter seiner `id`.',
  response: { 200: described(Glossary, 'Alle Einträge') },
};
const statusSchema = {
  operationId: 'getStatus',
  tags: ['Betrieb'],
  summary: 'Betriebszahlen: Banken, Stand der Daten, letzter Abgleich',
  description:
    'Wie viele Banken das Verzeichnis enthält, für welchen Zeitraum es gilt und wie der letzte Abgleich mit der Bankleitzahlendatei ausging.',
  response: { 200: described(Status, 'Betriebszahlen', STATUS_EXAMPLE) },
};

/**
 * The answers of known banks, each made when first asked for and kept as long as the directory that it is an answer of.
 *
 * @returns takes eight digits, and anything else without harm
 */
export function bankAnswers(served: () => Served): (blz: string) => Answer | undefined {
  let directory: Directory | undefined;
  let answers = new Map<string, Answer>();
  return (blz) => {
    if (directory !== served().directory) {
      directory = served().directory;
      answers = new Map();
    }
    const known = answers.get(blz);
    if (known) return known;
    const bank = directory.answer(blz);
    if (!bank) return undefined;
    const made = found(bank, HOUR);
    answers.set(blz, made);
    return made;
  };
}

/** The four endpoints. Nothing else is served below `/api`. */
export function registerApi(
  app: FastifyInstance,
  served: () => Served,
  bankAnswer: (blz: string) => Answer | undefined,
): void {
  for (const schema of NAMED_SCHEMAS) app.addSchema(withReferences(schema, 'within'));
  app.get<{ Params: { blz: string } }>('/api/bank/:blz', { schema: bankSchema }, (request, reply) => {
    const blz = cleanBlz(request.params.blz);
    send(request, reply, blz === null ? BAD_BLZ : (bankAnswer(blz) ?? NO_BANK));
  });
  app.get('/api/bank', { schema: { hide: true } }, (request, reply) => send(request, reply, BAD_BLZ));
  app.get('/api/faq', { schema: faqSchema }, (request, reply) => send(request, reply, FAQ));
  app.get('/api/glossary', { schema: glossarySchema }, (request, reply) => send(request, reply, GLOSSARY));
  app.get('/api/status', { schema: statusSchema }, (request, reply) => {
    send(request, reply, found(jsonAnswer(statusRecord(served(), new Date())), 'no-cache'));
  });
}
