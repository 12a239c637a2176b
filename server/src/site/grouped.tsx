import { groupedBlz } from '../calculator/numbers.ts';

/**
 * A code in groups. Margins separate the groups, not spaces, so that a visitor who selects the code copies it as one
 * word.
 *
 * @param props.text the code with plain spaces between its groups
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

/** A BLZ in the usual groups, which stay on one line: 370 400 44. */
export function Blz({ blz }: { blz: string }) {
  return (
    <span class="held">
      <Grouped text={groupedBlz(blz).replaceAll('\u00a0', ' ')} />
    </span>
  );
}
