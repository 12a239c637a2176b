import { english } from '../../content/english.ts';
import { CALCULATOR_PARTS, CALCULATOR_SCRIPT, ENGLISH_SCRIPT } from '../calculator-scripts.ts';
import { EnglishFunctions, EnglishIframe } from '../embedding/english/other-ways.tsx';
import { EnglishPolicies, EnglishScripts } from '../embedding/english/scripts-and-policies.tsx';
import { EnglishWidget } from '../embedding/english/widget.tsx';
import type { Page } from '../page.ts';

const CHOICES = [
  ['#mini-widget', 'Mini-widget', 'You want the finished calculator, without CSS of your own.'],
  ['#functions', 'Functions', 'You have a form and a design of your own.'],
  ['#iframe', 'Iframe', 'No foreign JavaScript should run on your page.'],
] as const;

export const englishEmbedPage: Page = {
  path: '/en/embed',
  language: 'en',
  namesAddress: true,
  name: 'Embed',
  title: 'Embed the IBAN calculator',
  description:
    'The IBAN calculator in English on your website: as a mini-widget, with forms of your own or as an iframe. Without cookies and without an account.',
  loads: () => ({
    scripts: [ENGLISH_SCRIPT, CALCULATOR_SCRIPT],
    idleScripts: CALCULATOR_PARTS,
  }),
  Content: (visit) => {
    const { brotli, gzip, raw } = visit.files.embedSizes;
    return (
      <>
        <header class="intro">
          <h1>Embed the IBAN calculator</h1>
          <p>
            Three ways to your website, all without an account and without cookies. What your visitors type
            stays in their browsers.
          </p>
          <p data-sizes="">
            The script <code>embed.js</code> transfers {english.kilobytes(brotli)} with Brotli or{' '}
            {english.kilobytes(gzip)} with Gzip; unpacked it has {english.kilobytes(raw)}.
          </p>
        </header>
        <section aria-labelledby="choice">
          <h2 id="choice">Which way fits?</h2>
          <ul class="choices">
            {CHOICES.map(([href, name, when]) => (
              <li>
                <a href={href}>{name}</a>
                <span>{when}</span>
              </li>
            ))}
          </ul>
        </section>
        <EnglishWidget visit={visit} />
        <EnglishFunctions visit={visit} />
        <EnglishIframe visit={visit} />
        <EnglishScripts />
        <EnglishPolicies visit={visit} />
      </>
    );
  },
};
