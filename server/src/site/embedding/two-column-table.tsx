import type { ComponentChildren } from 'preact';

type Row = readonly [name: ComponentChildren, meaning: ComponentChildren];

/** A table of two columns: names, and their meanings. */
export function TwoColumnTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: Row;
  rows: readonly Row[];
}) {
  return (
    <table class="values">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, meaning]) => (
          <tr>
            <td>{name}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
