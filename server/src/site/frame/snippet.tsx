interface Props {
  readonly id?: string;
  readonly label: string;
  readonly code: string;
  /** True for a text that people read, false for code. */
  readonly prose?: boolean;
  /** Whether a click on the label shows it. */
  readonly folded?: boolean;
}

/** A long line scrolls in its box, without a mouse only if the box takes the focus. */
const scrolling = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** Code to copy. script/copy-buttons.ts adds the button; without it, visitors select the text. */
export function Snippet({ id, label, code, prose = false, folded = false }: Props) {
  const [Box, Label] = folded ? (['details', 'summary'] as const) : (['figure', 'figcaption'] as const);
  return (
    <Box class="snippet">
      <Label>{label}</Label>
      <div class="code-box">
        {prose ? (
          <pre id={id} class="prose" data-copy="">
            {code}
          </pre>
        ) : (
          <pre id={id} data-copy="" {...scrolling(label)}>
            <code>{code}</code>
          </pre>
        )}
      </div>
    </Box>
  );
}
