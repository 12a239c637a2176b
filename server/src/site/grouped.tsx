import { groupedBlz } from '../directory/blz.ts';

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
  return <Grouped text={groupedBlz(blz, ' ')} />;
}
