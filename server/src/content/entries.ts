/** A question with its answer, as the FAQ page shows it and `GET /api/faq` answers it. */
export interface FaqEntry {
  /** Anchor on the FAQ page. */
  readonly id: string;
  readonly question: string;
  /** Plain text. A blank line separates paragraphs. */
  readonly answer: string;
}

/** The questions under one heading of the page. */
export interface FaqGroup {
  /** Anchor on the FAQ page. */
  readonly id: string;
  readonly name: string;
  readonly entries: readonly FaqEntry[];
}

/** Reads groups, `# id: name`, of questions, `## id: question`. Each line below is a paragraph of the answer. */
export const faqGroups = (text: string): readonly FaqGroup[] =>
  parts('#', text).map(({ id, head, body }) => ({
    id,
    name: head,
    entries: parts('##', body).map((entry) => ({
      id: entry.id,
      question: entry.head,
      answer: entry.body.trim().replaceAll('\n', '\n\n'),
    })),
  }));

/** A term, as the glossary page shows it and `GET /api/glossary` answers it. */
export interface GlossaryEntry {
  /** Anchor on the glossary page. */
  readonly id: string;
  /** The full name. */
  readonly term: string;
  /** The short form of the name, if there is one. */
  readonly abbreviation: string | null;
  readonly definition: string;
  /** Ids of related entries. */
  readonly seeAlso: readonly string[];
}

/** Reads terms, `# id: term (abbreviation) → ids of related entries`, each with its definition in the line below. */
export const glossaryEntries = (text: string): readonly GlossaryEntry[] =>
  parts('#', text).map(({ id, head, body }) => {
    const [, term = '', abbreviation = null, related = ''] = /^(.*?)(?: \((.*)\))? → (.*)$/.exec(head) ?? [];
    return { id, term, abbreviation, definition: body.trim(), seeAlso: related.split(', ') };
  });

/** The parts of a text, each with the line that begins with a mark and what is below it. */
function parts(mark: string, text: string) {
  const [, ...found] = text.split(new RegExp(`^${mark} `, 'm'));
  return found.map((part) => {
    const [, id = '', head = '', body = ''] = /^(.+?): (.*?)\n(.*)$/s.exec(part) ?? [];
    return { id, head, body };
  });
}
