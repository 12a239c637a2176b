import { SHORT_LIST_SIZE } from '../../../calculator/short-list.ts';
import { RULES_DAY } from '../../../content/dates.ts';
import { english } from '../../../content/english.ts';
import { Snippet } from '../../snippet.tsx';
import type { Visit } from '../../visit.ts';
import { TwoColumnTable } from '../two-column-table.tsx';
import { englishSnippets } from './snippets.ts';

const SCRIPTS = [
  ['formular.js', 'The good view of the mini-widget'],
  [
    'regeln.js',
    `The IBAN rules of the banks (as of ${english.month(new Date(RULES_DAY))}) and the check digits of German account numbers`,
  ],
  ['banken.js', 'All banks with name, city and BIC; says if a BLZ does not exist'],
  ['laender.js', 'The check digits of account numbers in 27 other countries'],
  ['en.js', 'The English words'],
] as const;

/** The calculator's further scripts in English. */
export function EnglishScripts({ visit }: { visit: Visit }) {
  const { embedSizes, pinned } = visit.files;
  const { brotli, gzip, raw } = embedSizes;
  return (
    <section aria-labelledby="scripts" class="variant">
      <h2 id="scripts">Rules, banks, countries and words</h2>
      <p>
        Many banks build IBANs by rules of their own. Further scripts teach them to the calculator. Without
        these scripts, it only puts BLZ and account number together, knows the {SHORT_LIST_SIZE} largest banks
        and confirms nothing. The mini-widget loads what it needs from where <code>embed.js</code> came from.
      </p>
      <p data-sizes="">
        The script <code>embed.js</code> transfers {english.kilobytes(brotli)} with Brotli or{' '}
        {english.kilobytes(gzip)} with Gzip; unpacked it has {english.kilobytes(raw)}.
      </p>
      <TwoColumnTable
        caption="Further scripts"
        heads={['Script', 'Purpose']}
        rows={SCRIPTS.map(([name, purpose]) => [
          <a href={`/${name}`}>
            <code>{name}</code>
          </a>,
          purpose,
        ])}
      />
      {pinned.english && (
        <>
          <h3 id="version">A fixed version with its hash</h3>
          <p>
            The scripts get improvements by themselves, after one hour at the latest. Each released version
            also has addresses of its own, at which it never changes. With the hash (Subresource Integrity),
            the browser runs this version only. A script with a hash loads nothing by itself, so the example
            names all of them. In <code>banken.js</code> with a version, the banks stay as they are, too.
          </p>
          <Snippet
            id="snippet-versioned"
            label="HTML with hashes"
            code={englishSnippets.versioned(visit, pinned.english)}
          />
        </>
      )}
    </section>
  );
}

/** What to allow in a Content Security Policy, and what to tell visitors about their data, in English. */
export function EnglishPolicies({ visit }: { visit: Visit }) {
  const host = visit.base || 'https://…';
  return (
    <>
      <section aria-labelledby="csp" class="variant">
        <h2 id="csp">Content Security Policy</h2>
        <p>
          If your page has a Content Security Policy, add one of these lines. Nothing else is needed: neither
          unsafe-inline nor an entry in style-src or connect-src. If script-src lists single files, list{' '}
          <code>embed.js</code> and all further scripts.
        </p>
        <Snippet label="Mini-widget, field and functions" code={`script-src ${host};`} />
        <Snippet label="Iframe" code={`frame-src ${host};`} />
      </section>
      <section aria-labelledby="data" class="variant">
        <h2 id="data">What is stored and sent</h2>
        <p>
          Of the input, nothing. The calculator sets no cookies and stores nothing in the browser. The
          mini-widget loads its further scripts whatever somebody types, and sends no request after that. The
          iframe tells your page only its height. When the files are loaded, our server receives the IP
          address, as with every request on the internet. The application keeps no access log. To avoid even
          that request, put the scripts on your own server.
        </p>
        <Snippet
          label="A sentence for your privacy policy"
          prose
          code={`This website embeds the IBAN calculator of ${visit.operator.name ?? host}. When it is loaded, its server receives your IP address (Article\u00a06(1)(f) GDPR). What you type is processed in your browser only; it is neither sent nor stored. The IBAN calculator sets no cookies.`}
        />
      </section>
    </>
  );
}
