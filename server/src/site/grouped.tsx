/**
 * A code in groups that are apart by their margin only: selected by hand, it is copied as one word.
 *
 * @param props.text with plain spaces between the groups
 */
export function Grouped({ text }: { text: string }) {
  return (
    <span class="code grouped">
      {text.split(' ').map((group) => (
        <span>{group}</span>
      ))}
    </span>
  );
}

/** A BLZ as people write it: 370 400 44. */
export function Blz({ blz }: { blz: string }) {
  return <Grouped text={inGroups(blz, ' ')} />;
}

/** The same as text, with spaces that don't break. */
export const groupedBlz = (blz: string): string => inGroups(blz, '\u00a0');

const inGroups = (blz: string, space: string) =>
  blz.replace(/^(\d{3})(\d{3})(\d{2})$/, `$1${space}$2${space}$3`);
