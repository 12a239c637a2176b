import { type Contents, contentsOf } from '../bundesbank/contents.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Stored } from './stored.ts';

/**
 * Reads a file, and dates it as far as anybody knows: by itself, by its page or an operator, or by a stored edition of
 * the same highest Datensatznummer.
 *
 * @param told by the page or an operator
 * @throws {RefusedError}
 */
export function parse(bytes: Buffer, told: Period, { state }: Stored): Contents {
  const file = contentsOf(bytes);
  const sameNumber = [...state.held, ...state.history].filter(
    ({ highestRecordNumber }) => highestRecordNumber === file.highestRecordNumber,
  );
  const { validFrom, validUntil } = [file, told, ...sameNumber].find((period) => period.validFrom) ?? file;
  return { ...file, validFrom, validUntil };
}
