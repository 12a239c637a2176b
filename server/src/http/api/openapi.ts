import type { FastifyPluginCallback } from 'fastify';
import { CALCULATOR_VERSION } from '../../calculator/package.ts';
import openapi from '../../content/openapi.json' with { type: 'json' };
import { getAndHead, send } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { jsonAnswer } from '../answers/prepared.ts';

interface Options {
  readonly publicUrl: string | undefined;
  /** Whom to contact about the API; undefined where the operator has set nothing. */
  readonly operator: { readonly name?: string | undefined; readonly email?: string | undefined };
}

/**
 * Plugin: `/openapi.json`. The document is written by hand, so that German and English are side by side in it; its
 * tests compare it with the answers. What differs between installations is filled in here.
 */
export const openApi: FastifyPluginCallback<Options> = (app, { publicUrl, operator }, done) => {
  const { name, email } = operator;
  const contact = {
    name: name ?? 'Betreiber dieser Website',
    ...(email && { email }),
    // Only absolute URLs are allowed here.
    ...(publicUrl && { url: `${publicUrl}/impressum` }),
  };
  const document = {
    ...openapi,
    // The version that the scripts have in their names.
    info: { ...openapi.info, version: CALCULATOR_VERSION, contact },
    servers: [{ url: publicUrl ?? '/' }],
  };
  const answer = jsonAnswer(document, ONE_HOUR);
  getAndHead(app, '/openapi.json', (request, reply) => send(request, reply, answer));
  done();
};
