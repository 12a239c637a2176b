import { codePieces } from './code-pieces.ts';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly code: string;
  /** True for a text that people read, false for code. */
  readonly prose?: boolean;
  /** Whether a click on the label shows it. */
  readonly folded?: boolean;
}

/** Code to copy. script/copy-buttons.ts adds the button; without it, visitors select the text. */
export function Snippet({ id, label, code, prose = false, folded = false }: Props) {
  const [Box, Label] = folded ? (['details', 'summary'] as const) : (['figure', 'figcaption'] as const);
  return (
    <Box class="snippet">
      <Label>{label}</Label>
      <pre id={id} class={prose ? 'prose' : undefined} data-copy="">
        {prose ? (
          code
        ) : (
          <code>
            {codePieces(code).map(({ text, kind, breaks }) => (
              <>
                {breaks && <wbr />}
                {kind === 'plain' ? text : <span class={kind}>{text}</span>}
              </>
            ))}
          </code>
        )}
      </pre>
    </Box>
  );
}
