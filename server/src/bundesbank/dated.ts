import type { Edition } from '../directory/edition.ts';
import type { Contents } from './contents.ts';
import { RefusedError } from './refused-error.ts';

/**
 * Refuses a new file of which nobody says from which day it is valid. It may be the file of the next quarter: the
 * Bundesbank publishes it some weeks before.
 *
 * The highest Datensatznummer does not tell the quarter. It rose by 7 in one quarter (2022) and by 120 in another (2025).
 *
 * @param file newer than the edition
 * @param edition that is served today
 * @param today YYYY-MM-DD in Berlin
 * @throws {RefusedError}
 */
export function checkDated({ validFrom }: Contents, { validUntil }: Edition, today: string): void {
  if (validFrom !== null) return;
  const isNext = validUntil !== null && validUntil >= today;
  const served = isNext
    ? {
        english: ` What is served is valid until ${validUntil}, so the file seems to be the next edition.`,
        german: ` Der jetzige Stand gilt bis ${validUntil}. Die Datei scheint die nächste Ausgabe zu sein.`,
      }
    : { english: '', german: '' };
  throw new RefusedError('undated', {
    english: `Nobody says from which day the file is valid.${served.english} Add --valid-from DAY, or --now to serve it at once.`,
    german: `Ab wann die Datei gilt, ist nicht bekannt.${served.german}`,
  });
}
