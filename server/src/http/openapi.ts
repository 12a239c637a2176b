import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { VERSION } from '../project.ts';

/** The head of the OpenAPI document; its paths come from the routes' own schemas. */
export function describeApi(publicUrl: string | undefined): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'IBAN-Rechner',
        version: VERSION,
        description:
          'Bankdaten zu deutschen Bankleitzahlen. Quelle: Deutsche Bundesbank. Ohne Schlüssel, ohne Anmeldung, ohne Mengenbegrenzung und ohne Zusage zur Verfügbarkeit. Aufrufbar vom Server oder von der eigenen Herkunft; die Antworten tragen keine CORS-Header.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
    },
  };
}
