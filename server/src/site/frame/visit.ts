import type { Directory } from '../../directory/directory.ts';
import type { Attempt, Edition, LastSync } from '../../directory/edition.ts';

/** Who is responsible for the site. What the operator has not set is absent or undefined. */
export interface Operator {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
  /** The address of the source code. */
  readonly sourceUrl?: string | undefined;
}

/** The built style sheets and scripts. The first two are those of every page. */
export const PAGE_FILES = [
  'site.css',
  'site.js',
  'home.js',
  'bank.js',
  'filter.js',
  'schnittstelle.css',
  'einbetten.css',
  'einbetten.js',
  'listen.css',
  'listen.js',
  'girocode.css',
  'girocode.js',
] as const;

/** Also the scripts of the examples on the page „Einbetten: alle Angaben“, word for word as in their snippets. */
export type PageFile = (typeof PAGE_FILES)[number] | 'beispiel.js' | 'example.js';

/** The files that pages name, all on our own origin. */
export interface Files {
  /** The path of each file that we build: its name with its hash in it. */
  readonly paths: Readonly<Record<PageFile, string>>;
  /**
   * A script of the newest release, under its name with the version, and its hash for the `integrity` attribute;
   * undefined if that release does not have it.
   */
  readonly pinned: (name: string) => { readonly path: string; readonly integrity: string } | undefined;
  /** The sizes of the built scripts in bytes, by name: compressed and uncompressed. The build writes them. */
  readonly sizes: Readonly<Record<string, { brotli: number; gzip: number; raw: number }>>;
}

/**
 * If the operator has not set the site's address, examples have this one, and script/own-origin.ts replaces it with the
 * page's own origin. No site can have this name (RFC 2606).
 */
export const ANY_ADDRESS = 'https://iban.example';

/** What a page is rendered from: the site's settings and files, the bank directory, and the time of the request. */
export interface Visit {
  /** The site's address without a slash at its end, as the operator has set it. */
  readonly publicUrl: string | undefined;
  /** The same address for examples that visitors copy, or {@link ANY_ADDRESS} if the operator has not set it. */
  readonly base: string;
  readonly now: Date;
  readonly operator: Operator;
  readonly files: Files;
  readonly directory: Directory;
  readonly state: {
    readonly edition: Edition;
    /** The next edition, if it is stored already. */
    readonly upcoming: Edition | null;
    readonly lastSync: LastSync | null;
    readonly lastAttempt: Attempt | null;
    /** `edition`, and after it those that had begun before it, the newest first. */
    readonly history: readonly Edition[];
  };
}
