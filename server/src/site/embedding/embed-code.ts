import { contactForm, fieldScripts, simpleField } from './field-snippets.ts';
import { inReact, inVue } from './in-frameworks.ts';
import { FRAMES, HEIGHT_SCRIPT, iframeCode } from './snippets.ts';

/** What somebody can need: a mode of the widget, or the field for a form that is there already. */
export const NEEDS = ['build', 'validate', 'lookup', 'field'] as const;
export type Need = (typeof NEEDS)[number];

/** Where the code goes, with the name if that is the same in all languages. */
export const PLATFORMS = [
  ['html', 'HTML'],
  ['wordpress', 'WordPress'],
  ['react', 'React'],
  ['vue', 'Vue'],
  ['frame', null],
] as const;
export type Platform = (typeof PLATFORMS)[number][0];

export const LANGUAGES = ['de', 'en'] as const;

/** The grounds on which the preview stands. style/configurator.css has their colours. */
export const GROUNDS = ['light', 'dark', 'coloured'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What has been chosen. */
export interface Choice {
  readonly need: Need;
  /** A field of the page's own form stands in no frame. */
  readonly platform: Platform;
  readonly language: (typeof LANGUAGES)[number];
  /** The colour of the button as `#rrggbb`. */
  readonly accent: string;
  /** The largest width, in rem. */
  readonly width: number;
}

/** The name of the hint for a choice. */
export const hintName = (need: Need, platform: Platform) =>
  need === 'field' ? `field-${platform}` : platform;

export const DEFAULT_CHOICE: Choice = {
  need: 'build',
  platform: 'html',
  language: 'de',
  accent: '#0b6e80',
  width: 32,
};

/**
 * The code to copy for a choice.
 *
 * @param base the address of this site without a slash at its end
 */
export function embedCode(choice: Choice, base: string): string {
  const { need, platform } = choice;
  if (need === 'field') return fieldCode(choice, base);
  const code = { html, wordpress: html, react, vue, frame };
  return code[platform](choice, base);
}

/** The CSS variables that differ from the widget's own values, as `name: value`. */
export function variablesOf({ accent, width }: Choice): string[] {
  return [
    ...(accent === DEFAULT_CHOICE.accent
      ? []
      : [`--iban-accent: ${accent}`, `--iban-on-accent: ${onAccent(accent)}`]),
    ...(width === DEFAULT_CHOICE.width ? [] : [`--iban-width: ${width}rem`]),
  ];
}

/**
 * Black or white, whichever can be read better on a colour.
 *
 * @param colour `#rrggbb`
 */
function onAccent(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // The relative luminance of WCAG 2. At 0.179, black and white have the same contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** @param emptyAttribute `=""` in languages that know no attribute without a value */
function element({ need, language }: Choice, emptyAttribute: string, more = ''): string {
  return `<div data-iban-rechner${emptyAttribute} data-mode="${need}"${langAttribute(language)}${more}></div>`;
}

/** German, too: the page around may have another language. */
const langAttribute = (language: Choice['language']) => ` data-lang="${language}"`;

function html(choice: Choice, base: string): string {
  const variables = variablesOf(choice);
  const style = variables.length
    ? `<style>\n[data-iban-rechner] {\n${variables.map((line) => `  ${line};\n`).join('')}}\n</style>\n`
    : '';
  return `${style}${element(choice, '')}\n<script src="${base}/embed.js" async></script>`;
}

function react(choice: Choice, base: string): string {
  const variables = variablesOf(choice).map((line) => line.replace(/(.*): (.*)/, "'$1': '$2'"));
  const style = variables.length ? ` style={{ ${variables.join(', ')} }}` : '';
  const widget = element(choice, '=""', `${style} suppressHydrationWarning`).replace('></div>', ' />');
  return inReact('IbanRechner', widget, [`${base}/embed.js`]);
}

function vue(choice: Choice, base: string): string {
  const variables = variablesOf(choice);
  const style = variables.length ? ` style="${variables.join('; ')}"` : '';
  return inVue(element(choice, '', style), [`${base}/embed.js`]);
}

function frame({ need, language }: Choice, base: string): string {
  const { start = 0, label = '' } = FRAMES.find(({ mode }) => mode === need) ?? {};
  const [lang, title] =
    language === 'de' ? ['', `IBAN-Rechner: ${label}`] : [`&lang=${language}`, 'IBAN calculator'];
  return `${iframeCode(`${base}/widget.html?mode=${need}${lang}`, title, start)}
<script>
${HEIGHT_SCRIPT}
</script>`;
}

function fieldCode({ platform, language }: Choice, base: string): string {
  const scripts = [`${base}/embed.js`, `${base}/feld.js`];
  const lang = langAttribute(language);
  const field = simpleField(lang);
  // JSX closes every element.
  if (platform === 'react') return inReact('IbanFeld', field.replace('required>', 'required />'), scripts);
  // So Vue looks for no component of this name.
  if (platform === 'vue')
    return inVue(
      field.replace('<iban-field', '<component is="iban-field"').replace('/iban-field', '/component'),
      scripts,
    );
  return platform === 'wordpress' ? contactForm(base, lang) : `${field}\n${fieldScripts(base)}`;
}
