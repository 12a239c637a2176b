import type { VNode } from 'preact';
import type { Files, Visit } from './visit.ts';

/** One page of the site: its head, and how its content is made. */
export interface Page {
  readonly path: string;
  /** What links to it say. */
  readonly name: string;
  readonly title: string;
  /** For search engines and previews: one or two sentences. */
  readonly description: string;
  /** 200 where none is named. */
  readonly status?: 404;
  /** False for what search engines are not to list. */
  readonly isIndexed?: false;
  /** A style sheet and a script that only this page loads. */
  readonly extra?: (files: Files) => { readonly css: string; readonly js: string };
  /** What stands in `main`, with the page's one h1. */
  readonly Content: (visit: Visit) => VNode;
}
