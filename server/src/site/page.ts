import type { VNode } from 'preact';
import type { Visit } from './visit.ts';

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
  /** What stands in `main`, with the page's one h1. */
  readonly Content: (visit: Visit) => VNode;
}
