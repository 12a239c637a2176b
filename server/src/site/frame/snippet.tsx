import { codePieces } from './code-pieces.ts';

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

function Wrapped({ code }: { code: string }) {
  return (
    <>
      {codePieces(code).map(({ text, kind, breaks }) => (
        <>
          {breaks && <wbr />}
          {kind === 'plain' ? text : <span class={kind}>{text}</span>}
        </>
      ))}
    </>
  );
}
