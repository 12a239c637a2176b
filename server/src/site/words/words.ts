import type { VNode } from 'preact';
import type { DoubtSentences } from '../../calculator/words.ts';
import type { german } from '../../content/german.ts';
import type { Ground, Hint, Need } from '../embedding/embed-code.ts';

/** A language of our pages, as in the attribute `lang`. */
export type Language = 'de' | 'en';

/** What the frame around every page says, and the sentences that pages of both languages share. */
export interface FrameWords {
  readonly ogLocale: string;
  /** The path of the home page in this language. */
  readonly home: string;
  /** The language's own name, for links to its pages. */
  readonly ownName: string;
  /** The first link of a page. */
  readonly skip: string;
  readonly menu: string;
  /** Names of the navigations, for screen readers. */
  readonly pages: string;
  readonly aboutSite: string;
  readonly source: string;
  readonly operator: (name: string) => string;
  readonly help: Link;
  readonly sourceCode: string;
  readonly validity: ValidityWords;
}

interface Link {
  readonly href: string;
  readonly text: string;
}

/** For which days the bank data is valid. The days are elements. */
export interface ValidityWords {
  readonly notation: typeof german;
  readonly fetched: (day: VNode) => VNode;
  readonly valid: (from: VNode, until: VNode) => VNode;
  /** The last day of the data is past. */
  readonly outOfDate: (from: VNode, since: VNode) => VNode;
}

/** The names of the four parts of a German IBAN. */
export interface IbanPartNames {
  readonly country: string;
  readonly checkDigits: string;
  readonly blz: string;
  readonly kontonummer: string;
}

/** What the search for a bank says around its field. */
export interface SearchFormWords {
  /** The end of the hint: what happens with a search text in a browser without JavaScript. */
  readonly withoutScript: string;
  readonly scriptMissing: string;
}

/** What the form of the home page says before its script has anything to say. */
export interface AccountFormWords extends SearchFormWords {
  /** Anchor of the form on the page, also for links to the search for a bank. */
  readonly id: string;
  readonly first: string;
  readonly firstHint: VNode;
  readonly second: string;
  readonly secondHint: string;
  readonly submit: string;
  /** The button in a browser without JavaScript. */
  readonly searchBank: string;
  /** What the browser says of digits that are no BLZ, in a browser without JavaScript. */
  readonly noAccount: string;
  /** Stands before what is wrong with a field, for screen readers. */
  readonly fault: string;
  /** For screen readers: what the list of suggestions has. */
  readonly banks: string;
}

/** One step of the calculation of an IBAN. */
interface StepWords {
  readonly name: string;
  readonly text: VNode;
}

/** The texts of the home page. */
export interface HomeWords {
  readonly title: string;
  readonly promise: string;
  /** In a browser without JavaScript: what works. */
  readonly scriptNeeded: VNode;
  readonly form: AccountFormWords;
  readonly anatomy: { readonly example: string; readonly caption: string; readonly parts: IbanPartNames };
  readonly facts: readonly VNode[];
  readonly how: {
    readonly title: string;
    readonly example: (blz: VNode, kontonummer: VNode) => VNode;
    readonly fill: StepWords;
    readonly checkDigits: StepWords & { readonly working: (checkDigits: VNode) => VNode };
    readonly join: StepWords;
    readonly limit: VNode;
  };
  readonly oftenAsked: { readonly title: string; readonly links: readonly Link[] };
}

/** What the page „Einbetten“ says. */
export interface EmbedWords {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly need: string;
  readonly needs: Readonly<Record<Need, string>>;
  readonly platform: string;
  /** The name of the frame among the platforms. */
  readonly frame: string;
  readonly language: string;
  readonly languages: Readonly<Record<Language, string>>;
  readonly accent: string;
  readonly width: string;
  /** The label of the code. */
  readonly code: string;
  /** Where the code goes, and what to know about it there. */
  readonly hints: Readonly<Record<Hint, string>>;
  /** The label of the scripts for a project without the package. */
  readonly withoutNpm: string;
  readonly preview: string;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly more: string;
  readonly links: readonly (readonly [href: string, text: string, what: string])[];
  readonly reference: VNode;
}

/** What the script of every page writes. */
export interface PageScriptWords {
  /** For dates and numbers, as in `Intl`. */
  readonly locale: 'de-DE' | 'en-GB';
  /** @param name of a code; for a snippet absent */
  readonly copy: (name?: string) => string;
  readonly copied: string;
  readonly printed: (host: string, day: string) => string;
}

/** What the script of the home page writes. */
export interface HomeScriptWords {
  readonly language: Language;
  readonly form: {
    /** Both fields are empty, or the first is. */
    readonly empty: string;
    readonly waiting: string;
    readonly chooseBank: string;
    readonly accountMissing: string;
    /** The hint of the account number, as long as an IBAN stands in the first field. */
    readonly notWithIban: string;
    /** The button, by what the first field has. */
    readonly build: string;
    readonly check: string;
    readonly searchBank: string;
  };
  readonly result: {
    /** Headings of an IBAN. Only those of a confirmed one have the sign ✓. */
    readonly built: string;
    readonly right: string;
    /** What is said of an IBAN that is not confirmed. */
    readonly doubts: DoubtSentences;
    /** The heading of an account without an IBAN. */
    readonly none: string;
    /** Beside a confirmed one that was checked. */
    readonly onlyBankKnows: string;
    /** Beside an IBAN whose BLZ somebody has chosen by the name of the bank. */
    readonly chosenByName: string;
    readonly country: string;
    readonly checkDigits: string;
    readonly blz: string;
    readonly kontonummer: string;
    readonly bank: string;
    /** The part behind the check digits in an IBAN of another country than Germany. */
    readonly bankAndAccount: string;
    readonly noBic: string;
    readonly print: string;
    readonly bankPage: string;
  };
  readonly search: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    /** How many banks were found, for screen readers. @param isSimilar whether the banks have names that are only like the text */
    readonly found: (banks: string, count: number, isSimilar: boolean) => string;
    /** Stands before another name by which people know a bank. */
    readonly alsoKnownAs: string;
    /** Before the former name by which a bank was found. */
    readonly formerly: string;
    /** Beside a bank that was chosen by its name. @param others how many other BLZs it has */
    readonly otherBlzs: (others: string, count: number) => string;
    readonly allBlzs: string;
  };
}
