import type { Wording } from './wording.ts';

/** Which rule refused; each is explained in docs/operation.md. */
export type RefusedCode =
  | 'no-link'
  | 'ambiguous'
  | 'not-a-bank-file'
  | 'faulty-line'
  | 'lead-record'
  | 'implausible'
  | 'older'
  | 'same-number'
  | 'unmarked'
  | 'withdrawn';

/** A bank file that must not become the directory. The message is a sentence in English, for operators. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: RefusedCode;
  /** The same sentence for `/api/status`. */
  readonly german: string;
  /** More of the same kind, where the sentence names only the first: faulty lines. */
  readonly details: readonly Wording[];
  /**
   * Of a file that is in form but not to be believed: an operator may accept it by this SHA-256, and its other formats
   * would be refused, too. Null for a file that can't be accepted.
   */
  readonly sha256: string | null;

  constructor(
    code: RefusedCode,
    { english, german }: Wording,
    { details = [], sha256 = null }: { details?: readonly Wording[]; sha256?: string | null } = {},
  ) {
    super(english);
    this.code = code;
    this.german = german;
    this.details = details;
    this.sha256 = sha256;
  }
}
