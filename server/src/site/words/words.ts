import type { ComponentChildren, VNode } from 'preact';
import type { german } from '../../content/german.ts';
import type { Ground, Need, Platform } from '../embedding/embed-code.ts';

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
  readonly valid: (from: VNode, until: VNode, ended: ComponentChildren) => VNode;
  /** Since when the data has ended. */
  readonly ended: (since: VNode) => VNode;
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

export interface LiveSearchWords extends SearchFormWords {
  readonly label: string;
  readonly hint: VNode;
  /** What the browser says of digits that are no BLZ, in a browser without JavaScript. */
  readonly noAccount: string;
  readonly submit: string;
  /** The button beside each bank that was found. */
  readonly calculate: string;
  /** Stands before another name by which people know a bank. */
  readonly alsoKnownAs: string;
  readonly allBlzs: string;
  /** The language of the pages of single banks, if it is another one than that of the page. */
  readonly bankPages: Language | undefined;
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
  /** In place of the calculator, in a browser without JavaScript. @param searchId anchor of the search */
  readonly scriptNeeded: (searchId: string) => VNode;
  readonly modes: { readonly question: string; readonly build: string; readonly validate: string };
  readonly anatomy: { readonly example: string; readonly caption: string; readonly parts: IbanPartNames };
  readonly facts: readonly VNode[];
  /** `id` is the anchor of the search on the page. */
  readonly search: {
    readonly id: string;
    readonly title: string;
    readonly about: (banks: number) => VNode;
    readonly form: LiveSearchWords;
  };
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
  readonly hints: Readonly<Record<Platform, string>>;
  /** The same for a field in a form of the page. */
  readonly fieldHints: Readonly<Record<Exclude<Platform, 'frame'>, string>>;
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
  readonly anatomy: {
    readonly own: string;
    /** The part behind the check digits in an IBAN of another country than Germany. */
    readonly bankAndAccount: string;
  };
  /** What is known of an IBAN: names of facts, and texts. */
  readonly facts: {
    readonly blz: string;
    readonly kontonummer: string;
    readonly bank: string;
    readonly country: string;
    readonly result: string;
    readonly confirmed: string;
    readonly computed: string;
    readonly note: string;
    /** Why an IBAN is not confirmed, if the calculator's parts say no more. */
    readonly computedLimit: string;
    readonly noBic: string;
  };
  readonly search: {
    readonly empty: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    /** @param isSimilar whether the banks have names that are only like the text */
    readonly one: (isSimilar: boolean) => string;
    readonly many: (banks: string, isSimilar: boolean) => string;
    readonly best: (banks: string, isSimilar: boolean, shown: number) => string;
    /** How many other BLZs of the same bank fit. */
    readonly others: (count: number) => string;
    readonly germanyOnly: string;
  };
  /** The offer to change the mode of the calculator. */
  readonly offer: {
    readonly isIban: string;
    readonly areNumbers: string;
    readonly check: string;
    readonly calculate: string;
  };
}
