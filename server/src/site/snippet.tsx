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
            <Unbroken code={code} />
          </code>
        )}
      </pre>
    </figure>
  );
}

/**
 * Code in which no line ends at a hyphen: `data-` and `mode` on two lines would read as two words. Each hyphen is held
 * together with the characters beside it, so this is true in any font and at any width.
 */
function Unbroken({ code }: { code: string }) {
  const parts = code.split(/(\S?(?:-\S?)+)/);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <span class="unbroken">{part}</span> : part))}</>;
}
