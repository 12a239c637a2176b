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

/** A bank file that must not become the directory. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: RefusedCode;
  /** More of the same kind, where the sentence names only the first: faulty lines. */
  readonly details: readonly string[];

  /** Of a file that is in form, but not to be believed: an operator may accept it. It is so in every format. */
  readonly sha256: string | null;

  /** @param message a German sentence: it is shown in `/api/status` */
  constructor(
    code: RefusedCode,
    message: string,
    details: readonly string[] = [],
    sha256: string | null = null,
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.sha256 = sha256;
  }
}
