import { ERRORS } from '../../content/errors.ts';
import type { Answer } from './answer.ts';
import { BARE_HEADERS } from './headers.ts';
import { errorAnswer } from './json-answer.ts';

/** Everything can only be read, so the same methods are allowed at every address. */
const ALLOW = { allow: 'GET, HEAD, OPTIONS' };

export const OPTIONS: Answer = { status: 204, headers: { ...BARE_HEADERS, ...ALLOW } };

export const BAD_REQUEST = errorAnswer(ERRORS.badRequest);
export const WRONG_METHOD = errorAnswer(ERRORS.wrongMethod, ALLOW);
export const TOO_SLOW = errorAnswer(ERRORS.tooSlow);
export const TOO_LONG = errorAnswer(ERRORS.tooLong);
