import { StructuredData } from '../structured-data.tsx';

interface Props {
  /** The site's address, which search engines want before each path. */
  readonly base: string;
  /** Of the page itself, as its name is. */
  readonly path: string;
  readonly name: string;
}

const ABOVE = [
  ['/', 'IBAN-Rechner'],
  ['/banken', 'Banken'],
] as const;

/** What stands above a bank's page, as links; and the whole path as data. */
export function Breadcrumb({ base, path, name }: Props) {
  return (
    <>
      <nav class="crumbs" aria-label="Übergeordnete Seiten">
        <ol>
          {ABOVE.map(([to, text]) => (
            <li>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...ABOVE, [path, name] as const].map(([to, text], index) => ({
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
