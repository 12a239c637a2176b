import type { Visit } from './visit.ts';

/** The form of the function API's example: on our page as in the snippet. */
export const EXAMPLE_FORM = `<form id="iban-formular">
  <label for="iban">IBAN</label>
  <input id="iban" autocomplete="off" autocapitalize="characters" spellcheck="false">
  <button type="submit">IBAN prüfen</button>
  <output for="iban"></output>
</form>`;

/** What drives it: served to our page as it stands. */
export const EXAMPLE_SCRIPT = `const formular = document.querySelector('#iban-formular');
formular.addEventListener('submit', (event) => {
  event.preventDefault();
  const { valid, formatted, reasons } = IbanRechner.validate(formular.querySelector('input').value);
  formular.querySelector('output').textContent = valid
    ? formatted + ' ist formal richtig.'
    : reasons.join(' ');
});`;

type Place = Pick<Visit, 'base' | 'files'>;

/** What a host page takes over, for each variant, with the address that this site has. */
export const snippets = {
  widget: ({ base }: Place) => `<div data-iban-rechner data-mode="build"></div>
<script src="${base}/embed.js" async></script>`,

  functions: ({ base }: Place) => `${EXAMPLE_FORM}

<script src="${base}/embed.js"></script>
<script>
${EXAMPLE_SCRIPT}
</script>`,

  iframe: ({ base }: Place) => `<iframe
  src="${base}/widget.html?mode=validate"
  title="IBAN-Rechner"
  width="320"
  height="490"
  sandbox="allow-scripts allow-forms"
  allow="clipboard-write"
  loading="lazy"
></iframe>`,

  versioned: ({ base, files }: Place) => `<div data-iban-rechner data-mode="build"></div>
<script
  src="${base}${files.versionedEmbed}"
  integrity="${files.integrity}"
  crossorigin="anonymous"
  async
></script>`,
};
