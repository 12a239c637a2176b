import { StructuredData } from '../structured-data.tsx';

interface Props {
  /** The site's address: search engines want whole addresses. Empty if it is not known. */
  readonly base: string;
  /** Pages between `/banken` and the page, as path and name. */
  readonly above?: readonly (readonly [path: string, name: string])[];
  /** Path and name of the page itself. */
  readonly path: string;
  readonly name: string;
}

const PARENTS = [
  ['/', 'IBAN-Rechner'],
  ['/banken', 'Banken'],
] as const;

/** Links to the pages above a bank's page and, for search engines, the whole path as data. */
export function Breadcrumb({ base, above = [], path, name }: Props) {
  const parents = [...PARENTS, ...above];
  return (
    <>
      <nav class="crumbs" aria-label="Übergeordnete Seiten">
        <ol>
          {parents.map(([to, text]) => (
            <li>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...parents, [path, name] as const].map(([to, text], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: `${base}${to}`,
          })),
        }}
      />
    </>
  );
}
