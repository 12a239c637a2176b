import type { Language } from '../frame/languages.ts';
import { FIELD_SNIPPETS, type Site, script } from './field-snippets.ts';

/** What the German examples say and name, in English. A browser test runs them in both languages. */
const IN_ENGLISH = {
  'Ihre IBAN': 'Your IBAN',
  'Ihre alte Bankleitzahl': 'Your bank code',
  'Ihre alte Kontonummer': 'Your old account number',
  'Meine IBAN anzeigen': 'Show my IBAN',
  'IBAN prüfen': 'Check IBAN',
  'iban-formular': 'iban-form',
  ' ist eine gültige IBAN.': ' is a valid IBAN.',
  ' ist nicht bestätigt.': ' is not confirmed.',
  '/spenden': '/donate',
  Weiter: 'Continue',
  Speichern: 'Save',
  Spende: 'Donation',
  Konto: 'Account',
  KontoComponent: 'AccountComponent',
  'app-konto': 'app-account',
  senden: 'send',
  speichern: 'save',
  werte: 'values',
  Werte: 'Values',
  ergebnis: 'result',
  setErgebnis: 'setResult',
  uebernimm: 'take',
  rechner: 'calculator',
} as const;
const TO_TRANSLATE = new RegExp(`(?<![\\w-])(?:${Object.keys(IN_ENGLISH).join('|')})(?![\\w-]|\\.js)`, 'g');

/** An example in a language, with its names and sentences. */
const inLanguage = (code: string, language: Language) =>
  language === 'de'
    ? code
    : code.replaceAll(TO_TRANSLATE, (word) => IN_ENGLISH[word as keyof typeof IN_ENGLISH]);

/** The form of the example for the functions. Our page contains it, and the snippet shows it. */
const EXAMPLE_FORM = `<form id="iban-formular">
  <label for="iban">IBAN</label>
  <input id="iban" autocomplete="off" autocapitalize="characters" spellcheck="false">
  <button type="submit">IBAN prüfen</button>
  <output for="iban"></output>
</form>`;

/** The script of that form. Our page loads it, and the snippet shows it. */
const EXAMPLE_SCRIPT = `const form = document.querySelector('#iban-formular');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const iban = form.querySelector('input').value;
  const { formatted, valid, reasons, confirmed, notes = [] } = IbanRechner.validate(iban);
  form.querySelector('output').textContent = confirmed
    ? formatted + ' ist eine gültige IBAN.'
    : [...reasons, valid ? formatted + ' ist nicht bestätigt.' : '', ...notes].join(' ');
});`;

/** Form and script of the example for the functions. */
export const exampleForm = (language: Language) => inLanguage(EXAMPLE_FORM, language);
export const exampleScript = (language: Language) =>
  (language === 'de' ? '' : `IbanRechner.language = '${language}';\n`) + inLanguage(EXAMPLE_SCRIPT, language);

/**
 * The modes of the iframe with their heights in pixels before anything is typed. Later, HEIGHT_SCRIPT sets the height.
 * A browser test measures the heights.
 */
export const FRAMES = [
  { mode: 'build', start: 336, label: { de: 'IBAN berechnen', en: 'Calculate an IBAN' } },
  { mode: 'validate', start: 238, label: { de: 'IBAN prüfen', en: 'Check an IBAN' } },
  { mode: 'lookup', start: 238, label: { de: 'BIC suchen', en: 'Find a BIC' } },
] as const;

type FrameMode = (typeof FRAMES)[number];

/** The address of a frame on this site, and its title. */
export const frameOf = ({ mode, label }: FrameMode, language: Language, and = '&amp;') => ({
  path: `/widget.html?mode=${mode}${language === 'de' ? '' : `${and}lang=${language}`}`,
  title: `${language === 'de' ? 'IBAN-Rechner' : 'IBAN calculator'}: ${label[language]}`,
});

/** Makes each iframe as high as its widget, whatever the styles of the page say. Our page loads it, and the snippets show it. */
export const HEIGHT_SCRIPT = `addEventListener('message', ({ source, data }) => {
  const height = Number(data?.ibanRechner?.height);
  for (const iframe of document.querySelectorAll('iframe[src*="/widget.html"]'))
    if (source === iframe.contentWindow && height)
      iframe.style.setProperty('height', Math.min(Math.max(height, 100), 2000) + 'px', 'important');
});`;

/** The iframe as HTML, as wide as its container. @param look the end of its address */
export function iframeCode(
  base: string,
  frame: FrameMode,
  language: Language,
  and?: string,
  look = '',
): string {
  const { path, title } = frameOf(frame, language, and);
  // A dark frame is transparent only if its element is dark, too; many dark pages do not declare that they are.
  const style = look.includes('theme=dark') ? '\n  style="color-scheme: dark"' : '';
  return `<iframe
  src="${base}${path}${look}"
  title="${title}"
  width="100%"
  height="${frame.start}"
  frameborder="0"${style}
  sandbox="allow-scripts allow-forms"
  allow="clipboard-write"
  loading="lazy"
></iframe>`;
}

/** A widget in a mode that builds IBANs. @param more attributes, each with a space before it */
const widget = (language: Language, more = '') =>
  `<div data-iban-rechner data-mode="build"${language === 'de' ? '' : ` data-lang="${language}"`}${more}></div>`;

/** Scripts of the newest release, with their hashes, as HTML: a pinned script loads nothing by itself. */
const pinnedScripts = ({ base, files }: Site, ...names: readonly string[]) =>
  names
    .flatMap((name) => files.pinned(name) ?? [])
    .map(
      ({ path, integrity }) => `<script
  src="${base}${path}"
  integrity="${integrity}"
  crossorigin="anonymous"
  async
></script>`,
    )
    .join('\n');

/** The code to copy, one snippet for each use. snippet() translates its German words. */
const SNIPPETS = {
  widget: ({ base }: Site, language: Language) => `${widget(language)}
${script(base)}`,

  event: ({ base }: Site, language: Language) => `<label>Ihre IBAN <input name="iban"></label>
${widget(language)}
${script(base)}
<script>
addEventListener('iban-rechner', ({ detail }) => {
  const { iban = '', confirmed } = detail.result ?? {};
  document.querySelector('[name=iban]').value = confirmed ? iban : '';
});
</script>`,

  look: ({ base }: Site, language: Language) => `<style>
[data-iban-rechner] {
  color-scheme: light;
  --iban-accent: #ffd54a;
  --iban-on-accent: #1d2527;
  --iban-font: Georgia, serif;
}
</style>
${widget(language, ' data-blz="37040044"')}
${script(base)}`,

  labels: ({ base }: Site, language: Language) => `<div
  data-iban-rechner
  data-mode="build"${language === 'de' ? '' : `\n  data-lang="${language}"`}
  data-label-blz="Ihre alte Bankleitzahl"
  data-label-account="Ihre alte Kontonummer"
  data-label-button="Meine IBAN anzeigen"
></div>
${script(base)}`,

  functions: ({ base }: Site, language: Language) => `${exampleForm(language)}

<script src="${base}/rechner.js"></script>
<script>
${exampleScript(language)}
</script>`,

  package: (_: Site, language: Language) => `${
    language === 'de'
      ? `import { explainIban, ibanFaults, validate } from 'iban-rechner/all';

validate('DE8937O400440532013000').reasons; // ['Stelle\u00a07 der IBAN ist ein „O“, dort gehört eine Ziffer hin.']`
      : `import { ibanFaults, makeCalculator } from 'iban-rechner/all';
import { en } from 'iban-rechner/en';

const { explainIban, validate } = makeCalculator({ language: en });
validate('DE8937O400440532013000').reasons; // ['Character\u00a07 of the IBAN is “O”, but a digit belongs there.']`
  }
validate('DE97100700240000056002').confirmed; // false
explainIban('DE97100700240000056002').state; // 'computed'
ibanFaults('DE8937O400440532013000'); // [{ code: 'character', position: 7, expected: 'n', found: 'O' }]`,

  'iframe-build': ({ base }: Site, language: Language) => iframeCode(base, FRAMES[0], language),
  'iframe-validate': ({ base }: Site, language: Language) => iframeCode(base, FRAMES[1], language),
  'iframe-lookup': ({ base }: Site, language: Language) => iframeCode(base, FRAMES[2], language),

  'frame-sizing': () => `<style>
@supports (frame-sizing: content-height) {
  iframe[src*="/widget.html"] { height: auto; frame-sizing: content-height; }
}
</style>`,

  height: () => `<script>
${HEIGHT_SCRIPT}
</script>`,

  alone: ({ base }: Site, language: Language) => `${widget(language, ' data-load="none"')}
${script(base)}`,

  versioned: (site: Site, language: Language) => `${widget(language)}
${pinnedScripts(site, 'embed.js', 'rechner.js')}`,

  /** The field with all of its scripts in one version. */
  'field-pinned': (site: Site) =>
    `<iban-field><label>IBAN <input name="iban"></label></iban-field>
${pinnedScripts(site, 'feld.js', 'rechner.js')}`,

  ...FIELD_SNIPPETS,
} as const;

export type SnippetName = keyof typeof SNIPPETS;

/** Replaces the site's address while a snippet is translated: the address may contain one of the words. */
const ADDRESS = 'https://address.invalid';

/** The code to copy for one use, with this site's address, and with the names and sentences of a language. */
export function snippet(name: SnippetName, site: Site, language: Language): string {
  const code = SNIPPETS[name]({ ...site, base: ADDRESS }, language);
  return inLanguage(code, language).replaceAll(ADDRESS, site.base);
}
