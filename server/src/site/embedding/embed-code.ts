import { FRAMES, HEIGHT_SCRIPT, iframeCode } from './snippets.ts';

/** What somebody can need: the modes of the widget. */
export const NEEDS = [
  ['build', 'IBAN aus Kontonummer und BLZ berechnen'],
  ['validate', 'IBAN prüfen'],
  ['lookup', 'Bank und BIC suchen'],
] as const;
export const PLATFORMS = [
  ['html', 'HTML'],
  ['wordpress', 'WordPress'],
  ['react', 'React'],
  ['vue', 'Vue'],
  ['frame', 'Rahmen (Iframe)'],
] as const;
export const LANGUAGES = [
  ['de', 'Deutsch'],
  ['en', 'Englisch'],
] as const;

/** What has been chosen. */
export interface Choice {
  readonly need: (typeof NEEDS)[number][0];
  readonly platform: (typeof PLATFORMS)[number][0];
  readonly language: (typeof LANGUAGES)[number][0];
  /** The colour of the button as `#rrggbb`. */
  readonly accent: string;
  /** The largest width, in rem. */
  readonly width: number;
}

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
  const code = { html, wordpress: html, react, vue, frame };
  return code[choice.platform](choice, base);
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
  const lang = language === 'de' ? '' : ` data-lang="${language}"`;
  return `<div data-iban-rechner${emptyAttribute} data-mode="${need}"${lang}${more}></div>`;
}

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
  return `export function IbanRechner() {
  return (
    <>
      ${element(choice, '=""', `${style} suppressHydrationWarning`).replace('></div>', ' />')}
      <script src="${base}/embed.js" async />
    </>
  );
}`;
}

function vue(choice: Choice, base: string): string {
  const variables = variablesOf(choice);
  const style = variables.length ? ` style="${variables.join('; ')}"` : '';
  return `<script setup>
import { onMounted } from 'vue';

const ADDRESS = '${base}/embed.js';
onMounted(() => {
  if (document.querySelector(\`script[src="\${ADDRESS}"]\`)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: ADDRESS, async: true }));
});
</script>

<template>
  ${element(choice, '', style)}
</template>`;
}

function frame({ need, language }: Choice, base: string): string {
  const { start = 0, label = '' } = FRAMES.find(({ mode }) => mode === need) ?? {};
  const lang = language === 'de' ? '' : `&lang=${language}`;
  return `${iframeCode(`${base}/widget.html?mode=${need}${lang}`, `IBAN-Rechner: ${label}`, start)}
<script>
${HEIGHT_SCRIPT}
</script>`;
}
