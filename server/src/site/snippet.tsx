/** Code to copy. site.js adds the button; without it the text can be selected as it stands. */
export function Snippet({ id, label, code }: { id?: string; label: string; code: string }) {
  return (
    <figure class="snippet">
      <figcaption>{label}</figcaption>
      <pre id={id} data-copy="">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
