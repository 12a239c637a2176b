import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { repositoryFiles } from './repository-files.ts';

export interface Document {
  readonly path: string;
  readonly snippets: readonly Tokens.Code[];
  /** The texts between backticks. */
  readonly codes: readonly string[];
  /** The targets of links and pictures. */
  readonly links: readonly string[];
  /** The anchors of the headings, which a link may name after `#`. */
  readonly anchors: ReadonlySet<string>;
  readonly tables: readonly Tokens.Table[];
}

/** Every Markdown file that git knows or would add. */
export const documents: readonly Document[] = repositoryFiles('*.md').map(readDocument);

/** All snippets of a language, each with its document and its number there. */
export function snippetsIn(language: string): { where: string; text: string }[] {
  return documents.flatMap(({ path, snippets }) =>
    snippets
      .filter(({ lang = '' }) => lang === language)
      .map(({ text }, index) => ({ where: `${path} (${language} ${index + 1})`, text })),
  );
}

function readDocument(path: string): Document {
  const slugger = new GithubSlugger();
  const snippets: Tokens.Code[] = [];
  const codes: string[] = [];
  const links: string[] = [];
  const anchors = new Set<string>();
  const tables: Tokens.Table[] = [];
  const tokens = lexer(readFileSync(path, 'utf8'));
  walkTokens(tokens, (token: Token) => {
    if (token.type === 'code') snippets.push(token as Tokens.Code);
    if (token.type === 'codespan') codes.push(token.text);
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
    if (token.type === 'heading') anchors.add(slugger.slug(token.text.replaceAll('`', '')));
    if (token.type === 'table') tables.push(token as Tokens.Table);
  });
  return { path, snippets, codes, links, anchors, tables };
}
