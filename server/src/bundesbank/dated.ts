import type { Edition } from '../directory/edition.ts';
import type { Contents } from './contents.ts';
import { RefusedError } from './refused-error.ts';

/**
 * Refuses a new file of which nobody says from which day it is valid, while the edition that is served is valid: then it
 * seems to be the file of the next quarter, which the Bundesbank publishes some weeks before. Once the served edition has
 * ended, a newer file is the one to serve.
 *
 * The highest Datensatznummer does not tell the quarter. It rose by 7 in one quarter (2022) and by 120 in another (2025).
 *
 * @param file newer than the edition
 * @param edition that is served today
 * @param today YYYY-MM-DD in Berlin
 * @throws {RefusedError}
 */
export function checkDated({ validFrom }: Contents, { validUntil }: Edition, today: string): void {
  if (validFrom !== null || validUntil === null || validUntil < today) return;
  throw new RefusedError('undated', {
    english: `Nobody says from which day the file is valid. What is served is valid until ${validUntil}, so the file seems to be the next edition. Add --valid-from DAY, or --now to serve it at once.`,
    german: `Ab wann die Datei gilt, ist nicht bekannt. Der jetzige Stand gilt bis ${validUntil}. Die Datei scheint die nächste Ausgabe zu sein.`,
  });
}
