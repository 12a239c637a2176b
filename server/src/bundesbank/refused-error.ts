import { inEnglish, type Part, type Refusal } from '../sentences/english.ts';
import { GERMAN_REASONS } from '../sentences/german.ts';

/** A bank file that must not become the directory. The message is a sentence in English, for operators. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: Refusal['is'];
  /** The kind of failure in German for `/api/status`, which is public. */
  readonly german: string;
  /** The faulty lines. The message names only the first. */
  readonly details: readonly Part[];
  /**
   * The file's SHA-256, by which an operator can accept it, if it could be read and was refused for its content. Then
   * its other formats would be refused, too. Null for a file that can't be accepted.
   */
  readonly sha256: string | null;

  constructor(
    refusal: Refusal,
    { details = [], sha256 = null }: { details?: readonly Part[]; sha256?: string | null } = {},
  ) {
    super(inEnglish(refusal));
    this.code = refusal.is;
    this.german = GERMAN_REASONS[refusal.is];
    this.details = details;
    this.sha256 = sha256;
  }
}
