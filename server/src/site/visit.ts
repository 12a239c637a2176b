import type { Directory } from '../directory/directory.ts';
import type { Attempt, Edition, LastSync } from '../directory/edition.ts';

/** Who answers for the site; undefined is what the operator has not set. */
export interface Operator {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly email: string | undefined;
  /** Where the source code is. */
  readonly sourceUrl: string | undefined;
}

/** Where the files are that pages name. All are paths on our own origin. */
export interface Files {
  readonly css: string;
  readonly js: string;
  /** What the home page alone loads, when it is idle. */
  readonly homeJs: string;
  /** The filter of the glossary. */
  readonly glossaryJs: string;
  /** What only the page „Listen“ loads. */
  readonly listsCss: string;
  readonly listsJs: string;
  /** The scripts of the examples on the page „Einbetten“, word for word as their snippets have them. */
  readonly exampleJs: string;
  /** The calculator's script under the name that never changes, and its hash for the `integrity` attribute. */
  readonly versionedEmbed: string;
  readonly integrity: string;
  /** The same of the parts: the banks' rules, every bank, other countries. */
  readonly versionedParts: readonly { readonly path: string; readonly integrity: string }[];
  /** What the calculator's script weighs, in bytes: as it travels with brotli and with gzip, and as it is. */
  readonly embedSizes: { readonly brotli: number; readonly gzip: number; readonly raw: number };
}

/** All that a page may tell. */
export interface Visit {
  readonly path: string;
  /** The site's address without a slash at its end; empty where it is not known. */
  readonly base: string;
  readonly now: Date;
  readonly operator: Operator;
  readonly files: Files;
  readonly directory: Directory;
  readonly state: {
    readonly edition: Edition;
    readonly upcoming: Edition | null;
    readonly lastSync: LastSync | null;
    readonly lastAttempt: Attempt | null;
    readonly history: readonly Edition[];
  };
}
