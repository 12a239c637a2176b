import type { Handler, Headers } from './answer.ts';
import { Encoded } from './encoded.ts';

/** Answers with a file. It is compressed when a client first asks for it: for most old versions, none does. */
export function fileAnswer(body: Buffer, headers: Headers): Handler {
  const encoded = new Encoded({ status: 200, headers, body });
  return (request) => encoded.answer(request.headers['accept-encoding']);
}
