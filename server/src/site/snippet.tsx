interface Props {
  readonly id?: string;
  readonly label: string;
  readonly code: string;
  /** True for a text that people read, false for code. */
  readonly prose?: boolean;
}

/** Code to copy. browser/copy-buttons.ts adds the button; without it, visitors select the text. */
export function Snippet({ id, label, code, prose = false }: Props) {
  return (
    <figure class="snippet">
      <figcaption>{label}</figcaption>
      <pre id={id} class={prose ? 'prose' : undefined} data-copy="">
        {prose ? (
          code
        ) : (
          <code>
            <Wrapped code={code} />
          </code>
        )}
      </pre>
    </figure>
  );
}

/** A word of this many characters fits into a line of a narrow phone. */
const MAX_ON_A_LINE = 24;
/** Where a longer word may break: after a path's slash, `="` or an opening bracket, before an end tag, and in `).`. */
const BREAKS = /(?<=[^</:]\/|="|[([])(?=[\w'[])|(?<=\))(?=\.)|(?=<\/)/;
/** The spaces at the start of a line with the next character, or a hyphen with the characters beside it. */
const HELD = /(^ +\S|\S?(?:-\S?)+)/;

/**
 * Code that can still be read when it is wrapped, in any font and at any width. No line ends at a hyphen: `data-` and
 * `mode` on two lines would read as two words. No line is empty because the next word does not fit beside its
 * indentation. Only a hash, and what is still longer than a line, breaks where the line is full.
 */
function Wrapped({ code }: { code: string }) {
  const parts = code.split(/(sha384-\S+)/);
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <span class="hash">{part}</span> : toWords(part)))}</>
  );
}

const toWords = (code: string) => code.split(/((?:^ +)?\S+)/m).map(toPieces);

const toPieces = (word: string) =>
  (word.length > MAX_ON_A_LINE ? word.split(BREAKS) : [word]).map((piece, index) => (
    <>
      {index > 0 && <wbr />}
      {piece.split(HELD).map((part, odd) => (odd % 2 === 1 ? <span class="held">{part}</span> : part))}
    </>
  ));
