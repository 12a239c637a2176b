import { CALCULATOR_PARTS, ENGLISH_SCRIPT } from '../../calculator-scripts.ts';
import type { PinnedFile, Visit } from '../../visit.ts';
import { donationForm } from '../field-snippets.ts';
import { pinnedScripts } from '../pinned-scripts.ts';
import { FRAMES, iframeCode, labelledWidget, snippets } from '../snippets.ts';

/** What snippets name: the site's address and its files. */
type Site = Pick<Visit, 'base' | 'files'>;

const WIDGET = '<div data-iban-rechner data-mode="build" data-lang="en"></div>';

const MODE = FRAMES[0];

/** The code to copy on the English page, one snippet for each use, with this site's address. */
export const englishSnippets = {
  widget: ({ base }: Site) => `${WIDGET}
<script src="${base}/embed.js" async></script>`,

  event: ({ base }: Site) => `<label>Your IBAN <input name="iban"></label>
${WIDGET}
<script src="${base}/embed.js" async></script>
<script>
addEventListener('iban-rechner', ({ detail }) => {
  const { iban = '', confirmed } = detail.result ?? {};
  document.querySelector('[name=iban]').value = confirmed ? iban : '';
});
</script>`,

  labels: ({ base }: Site) =>
    labelledWidget(base, {
      lang: 'en',
      'label-blz': 'Your bank code',
      'label-account': 'Your old account number',
      'label-button': 'Show my IBAN',
    }),

  functions: ({ base }: Site) => `<form id="iban-form">
  <label for="iban">IBAN</label>
  <input id="iban" autocomplete="off" autocapitalize="characters" spellcheck="false">
  <button type="submit">Check IBAN</button>
  <output for="iban"></output>
</form>

<script src="${base}/embed.js"></script>
${[...CALCULATOR_PARTS, ENGLISH_SCRIPT].map((path) => `<script src="${base}${path}"></script>`).join('\n')}
<script>
IbanRechner.language = 'en';
const form = document.querySelector('#iban-form');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const iban = form.querySelector('input').value;
  const { formatted, valid, reasons, confirmed, notes = [] } = IbanRechner.validate(iban);
  form.querySelector('output').textContent = confirmed
    ? formatted + ' is formally correct.'
    : [...reasons, valid ? formatted + ' is not confirmed.' : '', ...notes].join(' ');
});
</script>`,

  iframe: ({ base }: Site) =>
    iframeCode(`${base}/widget.html?mode=${MODE.mode}&amp;lang=en`, 'IBAN calculator', MODE.start),

  height: snippets.height,

  field: ({ base }: Site) => donationForm(base, '/donate', 'Continue'),

  /** @param words en.js of the same version */
  versioned: (site: Site, words: PinnedFile) => `${WIDGET}
${pinnedScripts(site, words)}`,
};
