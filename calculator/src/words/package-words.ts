import type { BicFault } from '../bic.d.ts';
import type { PartFault } from '../composed.d.ts';
import type { CreditorIdFault, ReferenceFault } from '../identifiers.d.ts';
import type { NoteWords, Words } from './words.ts';

/** The sentences of a language about all that the package answers. */
export interface PackageWords extends Words {
  readonly notes: NoteWords;
  readonly bic: (fault: BicFault) => string;
  /** About the parts of composeIban(). */
  readonly part: (fault: PartFault) => string;
  readonly creditorId: (fault: CreditorIdFault) => string;
  readonly reference: (fault: ReferenceFault) => string;
  /** That an IBAN is from another country. @param codes the countries that are allowed, or `SEPA` */
  readonly onlyFrom: (codes: readonly string[]) => string;
  /** About an IBAN that is right in form, but not confirmed, if there is no note that says why. */
  readonly notConfirmed: () => string;
}
