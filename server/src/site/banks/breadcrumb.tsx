import { StructuredData } from '../structured-data.tsx';

interface Props {
  /** The site's address, which search engines want before each path. */
  readonly base: string;
  readonly path: string;
  readonly name: string;
}

/** Where a bank's page stands, for people and as data. */
export function Breadcrumb({ base, path, name }: Props) {
  const places = [
    ['/', 'IBAN-Rechner'],
    ['/banken', 'Banken'],
    [path, name],
  ] as const;
  return (
    <>
      <nav class="crumbs" aria-label="Pfad">
        <ol>
          {places.map(([to, text]) =>
            to === path ? (
              <li aria-current="page" data-field="name">
                {text}
              </li>
            ) : (
              <li>
                <a href={to}>{text}</a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: places.map(([to, text], index) => ({
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
