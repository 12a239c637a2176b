import type { Language } from '../frame/languages.ts';
import { contactForm, fieldScript, script, simpleField } from './field-snippets.ts';
import { FRAMES, frameOf, HEIGHT_SCRIPT, iframeCode } from './snippets.ts';

/** What a site can need: a mode of the widget, or the field for an existing form. */
export const NEEDS = ['build', 'validate', 'lookup', 'field'] as const;
export type Need = (typeof NEEDS)[number];

const JSX = 'IMPORTS\n\nexport function NAME() {\n  return (\n    SHOWN\n  );\n}';

/**
 * A component in each framework, with the package from npm. The words in capitals are replaced by imports, by a
 * name and by what the component shows.
 */
const FRAMEWORKS = {
  react: { name: 'React', code: JSX },
  vue: {
    name: 'Vue',
    code: '<script setup lang="ts">\nIMPORTS\n</script>\n\n<template>\n  SHOWN\n</template>',
  },
  angular: {
    name: 'Angular',
    code: `IMPORTS
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-iban',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    SHOWN
  \`,
})
export class NAME {}`,
  },
  svelte: { name: 'Svelte', code: '<script lang="ts">\n  IMPORTS\n</script>\n\nSHOWN' },
  solid: { name: 'Solid', code: JSX },
  astro: { name: 'Astro', code: 'SHOWN\n\n<script>\n  IMPORTS\n</script>' },
} as const;
type Framework = keyof typeof FRAMEWORKS;

/** Where the code goes, with the name if that is the same in all languages. */
export const PLATFORMS = [
  ['html', 'HTML'],
  ['wordpress', 'WordPress'],
  ...Object.entries(FRAMEWORKS).map(([id, { name }]) => [id as Framework, name] as const),
  ['frame', null],
] as const;
export type Platform = 'html' | 'wordpress' | 'frame' | Framework;

/** Whether the code for a platform is for a bundler, with the package from npm. */
export const isFramework = (platform: Platform): platform is Framework => platform in FRAMEWORKS;

/** The backgrounds of the preview. configurator.css has their colours. */
export const GROUNDS = ['light', 'dark', 'coloured'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What the preview shows: nothing typed, a result, or a fault. */
export const STATES = ['empty', 'result', 'fault'] as const;
export type State = (typeof STATES)[number];

/** What has been chosen. */
export interface Choice {
  readonly need: Need;
  /** Never a frame for a field of the page's own form. */
  readonly platform: Platform;
  readonly language: Language;
  /** The colour of the button as `#rrggbb`. */
  readonly accent: string;
  /** The largest width, in pixels. */
  readonly width: number;
  /** The background of the page around. Only a frame needs it: a widget takes the colours of its page. */
  readonly ground: Ground;
}

/** The names of the hints that the page can show. */
export type Hint = 'html' | 'wordpress' | 'frame' | 'npm' | 'field-html' | 'field-wordpress' | 'field-npm';

/** The name of the hint for a choice. */
export function hintName(need: Need, platform: Platform): Hint {
  const place = isFramework(platform) ? 'npm' : platform;
  // A field of the page's own form can't be in a frame.
  return need === 'field' && place !== 'frame' ? `field-${place}` : place;
}

export const DEFAULT_CHOICE: Choice = {
  need: 'build',
  platform: 'html',
  language: 'de',
  accent: '#0b6e80',
  width: 512,
  ground: 'light',
};

/** The code to copy for a choice. @param base the address of this site without a slash at its end */
export function embedCode(choice: Choice, base: string): string {
  const { need, platform, language } = choice;
  if (isFramework(platform)) return frameworkCode(choice, platform);
  const frame = frameIn(choice);
  if (frame)
    return `${iframeCode(base, frame, language, '&', frameLook(choice))}\n<script>\n${HEIGHT_SCRIPT}\n</script>`;
  if (need !== 'field') return `${style(choice)}${element(choice)}\n${scriptTags(choice, base)}`;
  const lang = langAttribute(language);
  return platform === 'wordpress'
    ? contactForm(base, lang)
    : `${simpleField(lang)}\n${scriptTags(choice, base)}`;
}

/** The chosen frame; undefined if none is. */
const frameIn = ({ need, platform }: Choice) =>
  platform === 'frame' ? FRAMES.find(({ mode }) => mode === need) : undefined;

/** The background of a frame, as the end of its address: white by default; `light` shows that of the page around. */
const THEMES: Readonly<Record<Ground, string>> = {
  light: '',
  dark: '&theme=dark',
  coloured: '&theme=light',
};

/** The look of a frame, as the end of its address: what differs from its defaults. */
const frameLook = ({ ground, accent }: Choice) =>
  THEMES[ground] + (accent === DEFAULT_CHOICE.accent ? '' : `&accent=${accent.slice(1)}`);

/** Path, title and height of the chosen frame, for the preview; undefined if none is chosen. */
export function previewFrame(choice: Choice): { path: string; title: string; height: number } | undefined {
  const frame = frameIn(choice);
  if (!frame) return undefined;
  const { path, title } = frameOf(frame, choice.language, '&');
  return { path: path + frameLook(choice), title, height: frame.start };
}

/** The scripts of this site for a choice: a project without the package loads them instead of imports. */
export const scriptTags = ({ need }: Choice, base: string): string =>
  need === 'field' ? fieldScript(base) : script(base);

/** The CSS variables that differ from the widget's defaults, as `name: value`. */
export function variablesOf({ accent, width }: Choice): string[] {
  return [
    ...(accent === DEFAULT_CHOICE.accent
      ? []
      : [`--iban-accent: ${accent}`, `--iban-on-accent: ${onAccent(accent)}`]),
    ...(width === DEFAULT_CHOICE.width ? [] : [`--iban-width: ${width}px`]),
  ];
}

/** Black or white, whichever can be read better on a colour. At 0.179, both have the same contrast. */
const onAccent = (colour: string) => (luminance(colour) > 0.179 ? '#000000' : '#ffffff');

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. @param colour `#rrggbb` */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Set even for German: the page around may have another language. */
const langAttribute = (language: Language) => ` data-lang="${language}"`;

const element = ({ need, language }: Choice, more = '', empty = '') =>
  `<div data-iban-rechner${empty} data-mode="${need}"${langAttribute(language)}${more}></div>`;

function style(choice: Choice): string {
  const variables = variablesOf(choice).map((line) => `  ${line};\n`);
  return variables.length ? `<style>\n[data-iban-rechner] {\n${variables.join('')}}\n</style>\n` : '';
}

function frameworkCode(choice: Choice, framework: Framework): string {
  const { need, language } = choice;
  const { code } = FRAMEWORKS[framework];
  const isReact = framework === 'react';
  const variables = variablesOf(choice);
  const imports =
    need === 'field'
      ? ["import 'iban-rechner/field';"]
      : [
          "import 'iban-rechner/embed.js';",
          ...(isReact && variables.length ? ["import type { CSSProperties } from 'react';"] : []),
          // In a bundle, embed.js knows no address to load it from.
          "void import('iban-rechner/rechner.js');",
        ];
  const pieces = {
    IMPORTS: imports.join('\n'),
    NAME: need === 'field' ? 'IbanField' : 'IbanCalculator',
    SHOWN:
      need === 'field' ? fieldIn(framework, language) : element(choice, styleIn(framework, variables), '=""'),
  };
  return code.replace(
    /^( *)(.*?)(IMPORTS|NAME|SHOWN)/gm,
    (_, indent: string, before: string, word: keyof typeof pieces) =>
      `${indent}${before}${pieces[word].replaceAll('\n', `\n${indent}`)}`,
  );
}

/** The attributes that concern the style. */
function styleIn(framework: Framework, variables: readonly string[]): string {
  const hydrates = framework === 'react' ? ' suppressHydrationWarning' : '';
  if (variables.length === 0) return hydrates;
  if (framework !== 'react') return ` style="${variables.join('; ')}"`;
  const values = variables.map((line) => line.replace(/(.*): (.*)/, "'$1': '$2'")).join(', ');
  return ` style={{ ${values} } as CSSProperties}${hydrates}`;
}

/** The field as the framework writes elements. */
function fieldIn(framework: Framework, language: Language): string {
  const field = simpleField(langAttribute(language));
  // Without this, Vue looks for a component of that name.
  if (framework === 'vue')
    return field.replace('<iban-field', '<component is="iban-field"').replace('/iban-field', '/component');
  return FRAMEWORKS[framework].code === JSX ? field.replace('required>', 'required />') : field;
}
