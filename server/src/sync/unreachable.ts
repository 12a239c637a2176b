/** The bank file could not be fetched: nothing is known of it, neither good nor bad. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
