interface Props {
  readonly id?: string;
  readonly label: string;
  readonly code: string;
  /** Whether it is a text for people rather than code. */
  readonly prose?: boolean;
}

/** Code to copy. site.js adds the button; without it the text can be selected as it stands. */
export function Snippet({ id, label, code, prose = false }: Props) {
  return (
    <figure class="snippet">
      <figcaption>{label}</figcaption>
      <pre id={id} class={prose ? 'prose' : undefined} data-copy="">
        {prose ? (
          code
        ) : (
          <code>
            <Whole code={code} />
          </code>
        )}
      </pre>
    </figure>
  );
}

/** Code whose words with a hyphen stay in one piece wherever they fit on a line: a broken one reads as two. */
function Whole({ code }: { code: string }) {
  const parts = code.split(/(\S*-\S*)/);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <span class="whole">{part}</span> : part))}</>;
}
