import { execFileSync } from 'node:child_process';

const ASK = `
  const { internalBinding } = require('internal/test/binding');
  process.stdout.write(internalBinding('http_parser').allMethods.join());
`;

/**
 * Every method that Node's parser (llhttp) knows: those of `http.METHODS`, PRI of HTTP/2, and those of RTSP. Only Node
 * itself may ask its parser, so a process with access to Node's inside does.
 */
export const PARSER_METHODS: readonly string[] = execFileSync(
  process.execPath,
  ['--expose-internals', '--no-warnings', '--eval', ASK],
  { encoding: 'utf8' },
).split(',');
