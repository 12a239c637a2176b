/** A piece of code that is wrapped in its own way. */
export interface CodePiece {
  readonly text: string;
  /** `hash` breaks anywhere, `held` nowhere. Other pieces break between words. */
  readonly kind: 'plain' | 'held' | 'hash';
  /** Whether a line may break before this piece. */
  readonly breaks: boolean;
}

/** A word of this many characters fits into a line of a narrow phone. */
const MAX_ON_A_LINE = 24;
/** Where a longer word may break: after a path's slash, `="` or an opening bracket, before an end tag, and in `).`. */
const BREAKS = /(?<=[^</:]\/|="|[[([])(?=[\w'[])|(?<=\))(?=\.)|(?=<\/)/;
/** The spaces at the start of a line with the next character, an end tag, or a hyphen with the characters beside it. */
const HELD = /(^ +\S|<\/[\w-]+>?|\S?(?:-\S?)+)/;

/**
 * Code in pieces, so that it can still be read when it is wrapped, in any font and at any width. No line ends at a
 * hyphen: `data-` and `mode` on two lines would read as two words. No line is empty because the next word does not fit
 * beside its indentation. Only a hash, and a word that is still longer than a line, breaks where the line is full.
 */
export function codePieces(code: string): CodePiece[] {
  return code
    .split(/(sha384-\S+)/)
    .flatMap((part, index) =>
      index % 2 === 1
        ? [{ text: part, kind: 'hash', breaks: false } as const]
        : part.split(/((?:^ +)?\S+)/m).flatMap(piecesOfWord),
    );
}

const piecesOfWord = (word: string): CodePiece[] =>
  (word.length > MAX_ON_A_LINE ? word.split(BREAKS) : [word]).flatMap((piece, index) =>
    piece.split(HELD).map((text, at) => ({
      text,
      kind: at % 2 === 1 ? ('held' as const) : ('plain' as const),
      breaks: index > 0 && at === 0,
    })),
  );
