import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Matches the messages that frameworks print in development. */
export const OF_FRAMEWORKS = /React DevTools|development (?:build|mode)/;

/** Bundles code as a project does that uses the package and a framework. @returns a script, fit for a script element */
export async function bundleProject(contents: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    logLevel: 'silent',
    ...options,
  });
  // Within a script element, HTML would read these as a comment or a tag.
  return (outputFiles?.[0]?.text ?? '').replace(/<(?=!--|\/?script)/g, '<\\');
}

/** Compiles a Vue component to a module in which it is called `Component`. */
export function componentOf(code: string): string {
  const { descriptor } = parse(code);
  return compileScript(descriptor, { id: 'component', inlineTemplate: true, genDefaultAs: 'Component' })
    .content;
}
