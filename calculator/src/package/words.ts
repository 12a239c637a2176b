import type { PartFault } from '../answers/compose-iban.ts';
import type { NoteWords, Words } from '../answers/words.ts';
import type { BicFault } from '../iban/bic.ts';
import type { CreditorIdFault, ReferenceFault } from '../iban/identifiers.ts';

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
