import type { EmbedWords } from './de.tsx';

const REFERENCE = '/en/embed/reference';

/** Which frameworks the package is for, and where it is. */
const PACKAGE = (
  <>
    For React&nbsp;19, Vue&nbsp;3, Angular&nbsp;20, Svelte&nbsp;5, Solid and Astro. The package{' '}
    <code>iban-rechner</code> is not on npm yet. <a href={`${REFERENCE}#npm`}>This is how to get it</a>.
  </>
);
const NEXT = (
  <>
    In Next.js, the first line of the file is <code>'use client'</code>.
  </>
);

export const ENGLISH_EMBED: EmbedWords = {
  path: '/en/embed',
  name: 'Embed',
  title: 'Embed the IBAN calculator',
  description:
    'The IBAN calculator in English on your website: choose, preview, copy one line. Without cookies and without an account, about 4\u00a0kB.',
  intro:
    'Choose, preview, copy. Without an account and without cookies. What your visitors type stays in their browsers.',
  need: 'What do you need?',
  needs: {
    build: 'Calculate an IBAN from account number and BLZ',
    validate: 'Check an IBAN',
    lookup: 'Find bank and BIC',
    field: 'An IBAN field in my form',
  },
  platform: 'Where will you put the code?',
  frame: 'Iframe',
  language: 'Language',
  languages: { de: 'German', en: 'English' },
  accent: 'Colour of the button',
  width: 'Maximum width',
  code: 'Code to copy',
  hints: {
    html: 'Copy the code to where the calculator should appear.',
    wordpress: (
      <>
        <a href="#wordpress">Our plugin</a> with the block “IBAN calculator” is the easiest way. Without it,
        put the code into a block “Custom HTML”. Authors, and sites in a network, usually may not do that. The
        smaller plans of WordPress.com allow neither that nor the iframe.
      </>
    ),
    frame: (
      <>
        With the iframe, no script of ours runs on your page. The small script below it only adapts the
        height; without that script, the height is fixed and the content scrolls. The iframe is as wide as its
        place, the calculator in it at most 512&nbsp;pixels. <code>theme</code>, <code>accent</code> and{' '}
        <code>font</code> in its address set its <a href={`${REFERENCE}#iframe`}>look</a>.
      </>
    ),
    npm: (
      <>
        {PACKAGE} The calculator runs in the browser only; on a server the component stays empty. {NEXT}
      </>
    ),
    'field-html': (
      <>
        Put <code>iban-field</code> around the field that your form already has. It keeps its name and look;
        your form sends the IBAN without spaces.
      </>
    ),
    'field-wordpress': (
      <>
        <a href="#wordpress">Our plugin</a> is the easiest way: in Contact Form&nbsp;7,{' '}
        <code>[iban* iban-1]</code> is enough then, in WooCommerce the field type <code>iban</code>, and the
        server checks it as well. Without it, put <code>iban-field</code> around the field for the IBAN in the
        form of Contact Form&nbsp;7; for WooCommerce, the code is below{' '}
        <a href={`${REFERENCE}#own-form`}>Your own form</a>.
      </>
    ),
    'field-npm': (
      <>
        {PACKAGE} <a href={`${REFERENCE}#own-form`}>Your own form</a> says how to bind and send the value.{' '}
        {NEXT}
      </>
    ),
  },
  withoutNpm: 'Without npm: instead of the imports, once in your HTML page',
  preview: 'Preview',
  withoutScript: 'Choices and preview need JavaScript. The code on this page works all the same.',
  ground: 'Background of the preview',
  grounds: { light: 'Light', dark: 'Dark', coloured: 'Coloured' },
  state: 'State of the preview',
  states: { empty: 'Empty', result: 'With a result', fault: 'With an error' },
  more: 'More settings',
  links: [
    [`${REFERENCE}#own-form`, 'Your own form', 'Your field for the IBAN, checked and in groups.'],
    [`${REFERENCE}#functions`, 'Functions', 'Your own design, also with npm.'],
    [`${REFERENCE}#version`, 'A fixed version', 'With its hash and a Content Security Policy.'],
  ],
  reference: (
    <>
      <p id="wordpress">
        For WordPress, there is a plugin with a block, a shortcode and fields for forms, which loads
        everything from your own site: download{' '}
        <a class="held" href="/iban-rechner.zip">
          iban-rechner.zip
        </a>
        , in WordPress choose “Plugins”, “Add New Plugin” and “Upload Plugin”, take the file, “Install Now”
        and “Activate Plugin”.
      </p>
      <p>
        Colours, events, the height of the iframe, the size of the scripts and what is sent are described in
        the <a href={REFERENCE}>reference</a>.
      </p>
    </>
  ),
};
