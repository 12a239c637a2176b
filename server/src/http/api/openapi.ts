import { CALCULATOR_VERSION } from '../../calculator/package.ts';
import openapi from '../../content/openapi.json' with { type: 'json' };
import type { Answer } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { jsonAnswer } from '../answers/prepared.ts';

/**
 * `/openapi.json`. The document is written by hand, so that German and English are side by side in it; its tests
 * compare it with the answers. What differs between installations is filled in here.
 *
 * @param operator whom to contact about the API; undefined where the operator has set nothing
 */
export function openApi(
  publicUrl: string | undefined,
  { name, email }: { readonly name?: string | undefined; readonly email?: string | undefined },
): Answer {
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
  return jsonAnswer(document, ONE_HOUR);
}
