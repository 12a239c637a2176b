import type { EmbedWords } from '../frame/words.ts';

const REFERENCE = '/en/embed/reference';

export const ENGLISH_EMBED: EmbedWords = {
  path: '/en/embed',
  name: 'Embed',
  title: 'Embed the IBAN calculator',
  description:
    'The IBAN calculator in English on your website: choose, look, copy one line. Without cookies and without an account, about 4.5\u00a0kB.',
  intro:
    'Choose, look, copy. Without an account and without cookies. What your visitors type stays in their browsers.',
  need: 'What do you need?',
  needs: {
    build: 'Calculate an IBAN from account number and BLZ',
    validate: 'Check an IBAN',
    lookup: 'Find bank and BIC',
    field: 'A field in my form',
  },
  platform: 'Where will you use it?',
  frame: 'Iframe',
  language: 'Language',
  languages: { de: 'German', en: 'English' },
  accent: 'Colour of the button',
  width: 'Maximum width',
  code: 'Code to copy',
  hints: {
    html: 'Copy the code to the place on your page where it should appear.',
    wordpress: (
      <>
        <a href="#wordpress">Our plugin</a> with the block “IBAN calculator” is the easiest way. Without it,
        put the code into a block “Custom HTML”. Authors and sites of a network usually may not do that, and
        small plans of WordPress.com allow neither that nor the iframe.
      </>
    ),
    frame:
      'With the iframe, no script of ours runs on your page. The small script below it follows the height; without that script, the height is fixed and the content scrolls. It is as wide as its place, at most 32rem; theme, accent and font in its address set its look.',
    npm: 'For React 19, Vue 3, Angular 20, Svelte 5, Solid and Astro. No registry has the package iban-rechner yet; “Functions” says how to get it. The calculator and its parts run in the browser only; on a server the component stays empty. In Next.js, the file begins with the line use\u00a0client.',
    'field-html':
      'Put iban-field around the field that your form already has. It keeps its name and look; your form sends the IBAN without spaces.',
    'field-wordpress': (
      <>
        <a href="#wordpress">Our plugin</a> is the easiest way: in Contact Form 7, <code>[iban* iban-1]</code>{' '}
        is enough then, in WooCommerce the field type <code>iban</code>, and the server checks it as well.
        Without it, put iban-field around the field for the IBAN in the form of Contact Form 7.
      </>
    ),
    'field-npm':
      'For React 19, Vue 3, Angular 20, Svelte 5, Solid and Astro. No registry has the package iban-rechner yet; “Functions” says how to get it. “Your own form” says how to bind and send the value. In Next.js, the file begins with the line use\u00a0client.',
  },
  withoutNpm: 'Without npm: instead of the imports, once in your HTML page',
  preview: 'Preview',
  ground: 'Background of the preview',
  grounds: {
    light: 'Light',
    dark: 'Dark',
    coloured: 'Coloured',
  },
  state: 'State of the preview',
  states: {
    empty: 'Empty',
    result: 'With a result',
    fault: 'With a fault',
  },
  more: 'More to set',
  links: [
    [`${REFERENCE}#own-form`, 'Your own form', 'Your field for the IBAN, checked and in groups.'],
    [`${REFERENCE}#functions`, 'Functions', 'Your own form, your own design, npm package.'],
    [`${REFERENCE}#version`, 'A fixed version', 'With its hash and a Content Security Policy.'],
  ],
  reference: (
    <>
      <p id="wordpress">
        For WordPress, there is a plugin with a block, a shortcode and fields for forms, which loads
        everything from your own site: download <a href="/iban-rechner.zip">iban-rechner.zip</a>, in WordPress
        choose “Plugins”, “Add New Plugin” and “Upload Plugin”, take the file, “Install Now” and “Activate
        Plugin”.
      </p>
      <p>
        Colours, events, the height of the iframe, the size of the scripts and what is sent are described in
        the <a href={REFERENCE}>reference</a>.
      </p>
    </>
  ),
};
