import { CALCULATOR_PARTS } from '../calculator-scripts.ts';
import type { Visit } from '../visit.ts';
import { pinnedScripts } from './pinned-scripts.ts';

/** The form of the example for the functions. Our page contains it, and the snippet shows it. */
export const EXAMPLE_FORM = `<form id="iban-formular">
  <label for="iban">IBAN</label>
  <input id="iban" autocomplete="off" autocapitalize="characters" spellcheck="false">
  <button type="submit">IBAN prüfen</button>
  <output for="iban"></output>
</form>`;

/** The script of that form. Our page loads it, and the snippet shows it. */
export const EXAMPLE_SCRIPT = `const formular = document.querySelector('#iban-formular');
formular.addEventListener('submit', (event) => {
  event.preventDefault();
  const iban = formular.querySelector('input').value;
  const { formatted, valid, reasons, confirmed, notes = [] } = IbanRechner.validate(iban);
  formular.querySelector('output').textContent = confirmed
    ? formatted + ' ist formal richtig.'
    : [...reasons, valid ? formatted + ' ist nicht bestätigt.' : '', ...notes].join(' ');
});`;

/** What snippets name: the site's address and its files. */
type Site = Pick<Visit, 'base' | 'files'>;

/**
 * The modes of the iframe with their heights in pixels before anything is typed. Then a script follows the real height. A
 * browser test measures them.
 */
export const FRAMES = [
  { mode: 'build', start: 330, label: 'IBAN berechnen' },
  { mode: 'validate', start: 232, label: 'IBAN prüfen' },
  { mode: 'lookup', start: 232, label: 'BIC suchen' },
] as const;

type FrameMode = (typeof FRAMES)[number];

/** Makes each iframe as high as its widget. Our page loads it, and the snippets show it. */
export const HEIGHT_SCRIPT = `addEventListener('message', ({ source, data }) => {
  const height = Number(data?.ibanRechner?.height);
  for (const iframe of document.querySelectorAll('iframe[src*="/widget.html"]'))
    if (source === iframe.contentWindow && height) iframe.height = Math.min(Math.max(height, 100), 2000);
});`;

/**
 * The frame with a widget, as HTML.
 *
 * @param height in pixels, before anything is typed
 */
export const iframeCode = (address: string, title: string, height: number) => `<iframe
  src="${address}"
  title="${title}"
  width="320"
  height="${height}"
  frameborder="0"
  sandbox="allow-scripts allow-forms"
  allow="clipboard-write"
  loading="lazy"
></iframe>`;

/** A widget with labels of the page's own, as HTML. @param data values of `data-…` attributes, by name */
export const labelledWidget = (base: string, data: Readonly<Record<string, string>>) => `<div
  data-iban-rechner
  data-mode="build"
${Object.entries(data)
  .map(([name, value]) => `  data-${name}="${value}"`)
  .join('\n')}
></div>
<script src="${base}/embed.js" async></script>`;

/** The calculator's parts as scripts, for pages that use the functions. */
const partScripts = (base: string) =>
  CALCULATOR_PARTS.map((path) => `<script src="${base}${path}"></script>`).join('\n');

/** The code to copy, one snippet for each use, with this site's address. */
export const snippets = {
  widget: ({ base }: Site) => `<div data-iban-rechner data-mode="build"></div>
<script src="${base}/embed.js" async></script>`,

  event: ({ base }: Site) => `<label>Ihre IBAN <input name="iban"></label>
<div data-iban-rechner data-mode="build"></div>
<script src="${base}/embed.js" async></script>
<script>
addEventListener('iban-rechner', ({ detail }) => {
  const { iban = '', confirmed } = detail.result ?? {};
  document.querySelector('[name=iban]').value = confirmed ? iban : '';
});
</script>`,

  look: ({ base }: Site) => `<style>
[data-iban-rechner] {
  color-scheme: light;
  --iban-accent: #ffd54a;
  --iban-on-accent: #1d2527;
  --iban-font: Georgia, serif;
}
</style>
<div data-iban-rechner data-mode="build" data-blz="37040044"></div>
<script src="${base}/embed.js" async></script>`,

  labels: ({ base }: Site) =>
    labelledWidget(base, {
      'label-blz': 'Ihre alte Bankleitzahl',
      'label-account': 'Ihre alte Kontonummer',
      'label-button': 'Meine IBAN anzeigen',
    }),

  functions: ({ base }: Site) => `${EXAMPLE_FORM}

<script src="${base}/embed.js"></script>
${partScripts(base)}
<script>
${EXAMPLE_SCRIPT}
</script>`,

  package: () => `import { ibanFaults, validate, withParts } from 'iban-rechner';
import { directory } from 'iban-rechner/banks';
import { rules } from 'iban-rechner/rules';

validate('DE8937O400440532013000').reasons; // ['Stelle\u00a07 der IBAN ist ein „O“, dort steht eine Ziffer.']
ibanFaults('DE8937O400440532013000'); // [{ code: 'character', position: 7, expected: 'n', found: 'O' }]

const rechner = withParts({ rules, directory });
rechner.validate('DE97100700240000056002').confirmed; // false
rechner.explainIban('DE97100700240000056002').state; // 'computed'`,

  iframe: ({ base }: Site, { mode, start, label }: FrameMode) =>
    iframeCode(`${base}/widget.html?mode=${mode}`, `IBAN-Rechner: ${label}`, start),

  height: () => `<script>
${HEIGHT_SCRIPT}
</script>`,

  alone: ({ base }: Site) => `<div data-iban-rechner data-mode="build" data-parts="none"></div>
<script src="${base}/embed.js" async></script>`,

  versioned: (site: Site) =>
    `<div data-iban-rechner data-mode="build"></div>
${pinnedScripts(site)}`,
};
