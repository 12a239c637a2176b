const indented = (code: string, by: string) => code.replaceAll('\n', `\n${by}`);

/**
 * A component for React 19, which puts each script into the page once.
 *
 * @param markup of what the component shows, as JSX
 */
export const inReact = (name: string, markup: string, scripts: readonly string[]) =>
  `export function ${name}() {
  return (
    <>
      ${indented([markup, ...scripts.map((src) => `<script src="${src}" async />`)].join('\n'), '      ')}
    </>
  );
}`;

/** A component for Vue 3, which puts each script into the page once. */
export const inVue = (markup: string, scripts: readonly string[]) =>
  `<script setup>
import { onMounted } from 'vue';

onMounted(() => {
  for (const src of [
${scripts.map((src) => `    '${src}',\n`).join('')}  ]) {
    if (document.querySelector(\`script[src="\${src}"]\`)) continue;
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
});
</script>

<template>
  ${indented(markup, '  ')}
</template>`;
