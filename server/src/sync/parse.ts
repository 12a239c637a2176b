import { type Contents, contentsOf } from '../bundesbank/contents.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Stored } from './stored.ts';

/**
 * Reads a bank file. Its period of validity comes from the first that knows it: the file itself, its page or an
 * operator, or a stored edition with the same highest Datensatznummer.
 *
 * @param stated for which days it is valid, as far as its page or an operator says
 * @throws {RefusedError}
 */
export function parse(bytes: Buffer, stated: Period, { state }: Stored): Contents {
  const file = contentsOf(bytes);
  const sameNumber = [...state.held, ...state.history].filter(
    ({ highestRecordNumber }) => highestRecordNumber === file.highestRecordNumber,
  );
  const { validFrom, validUntil } = [file, stated, ...sameNumber].find((period) => period.validFrom) ?? file;
  return { ...file, validFrom, validUntil };
}
