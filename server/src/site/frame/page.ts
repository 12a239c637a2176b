import type { VNode } from 'preact';
import type { Language } from './languages.ts';
import type { PageFile, Visit } from './visit.ts';

/** One page of the site. */
export interface Page {
  readonly path: string;
  /** German if absent. */
  readonly language?: Language;
  /** The text of links to it. */
  readonly name: string;
  readonly title: string;
  /** For search engines and previews: one or two sentences. */
  readonly description: string;
  /** The status of the answer; 200 if absent. */
  readonly status?: 404 | 503;
  /** False if search engines must not list the page. */
  readonly isIndexed?: false;
  /** What this page loads besides the site's own style sheet and script. */
  readonly loads?: Loaded;
  /** The content of `main`, with the page's one h1. */
  readonly Content: (visit: Visit) => VNode;
}

/** The calculator's scripts, as any other site loads them. */
type CalculatorScript = '/embed.js' | '/rechner.js' | '/feld.js';

/** Style sheets and scripts: names of ours, and paths of the calculator's. */
interface Loaded {
  readonly styles?: readonly PageFile[];
  /** Run in this order, after the site's script, once the page is parsed. */
  readonly scripts?: readonly (PageFile | CalculatorScript)[];
}
