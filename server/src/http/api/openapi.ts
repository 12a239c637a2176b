import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyPluginCallback } from 'fastify';
import { CALCULATOR_VERSION } from '../../calculator/package.ts';
import { type Answer, getAndHead, HIDDEN, send } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { jsonAnswer } from '../answers/prepared.ts';
import { withEnglish } from './english-descriptions.ts';

/** Who answers for the API; undefined is what the operator has not set. */
interface Contact {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** Options of @fastify/swagger: the head of the OpenAPI document. Its paths and schemas come from the routes. */
export function describeApi(
  publicUrl: string | undefined,
  { name, email }: Contact,
): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'IBAN-Rechner',
        // The version that the scripts have in their names.
        version: CALCULATOR_VERSION,
        description:
          'Bankdaten zu deutschen Bankleitzahlen. Quelle: Deutsche Bundesbank. Ohne Schlüssel, ohne Anmeldung, ohne Mengenbegrenzung und ohne Zusage zur Verfügbarkeit. Das ganze Verzeichnis steht als Datei unter /bankleitzahlen.json und /bankleitzahlen.csv. Aufrufbar vom Server oder von der eigenen Herkunft; die Antworten tragen keine CORS-Header.',
        contact: {
          name: name ?? 'Betreiber dieser Website',
          ...(email && { email }),
          // Only whole addresses are allowed here.
          ...(publicUrl && { url: `${publicUrl}/impressum` }),
        },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: [
        { name: 'Banken', description: 'Bankdaten aus der Bankleitzahlendatei der Deutschen Bundesbank' },
        { name: 'Texte', description: 'Fragen und Begriffe, wie sie auf der Website stehen' },
        { name: 'Betrieb', description: 'Stand der Daten und letzter Abgleich' },
      ],
    },
    // Without it, the schemas would be called def-0, def-1 and so on.
    refResolver: { buildLocalReference: ({ $id }, _, __, index) => String($id ?? `Schema${index}`) },
  };
}

/** Plugin: `/openapi.json`. The document is made at the first request, when every route is known. */
export const openApi: FastifyPluginCallback = (app, _, done) => {
  let document: Answer | undefined;
  getAndHead(app, '/openapi.json', HIDDEN, (request, reply) => {
    document ??= jsonAnswer(withEnglish(app.swagger()), ONE_HOUR);
    return send(request, reply, document);
  });
  done();
};
