/** A bank file that must not become the directory. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Which rule refused it, for logs and the operator's manual. */
  readonly code: string;
  /** More of the same kind, where the sentence names only the first: faulty lines. */
  readonly details: readonly string[];

  /** @param message a German sentence: it is shown in `/api/status` */
  constructor(code: string, message: string, details: readonly string[] = []) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
