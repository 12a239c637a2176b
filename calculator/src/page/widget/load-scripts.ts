import { withoutPrototype } from '../../iban/own-properties.ts';
import { NOT_LOADED } from './de.ts';
import type { ScriptName } from './widget.ts';

/** Whether the script is the copy for bundlers, which knows no address. The build replaces this name. */
declare const IN_BUNDLE: boolean;

// An element named currentScript would also appear here, even a frame of another origin, whose fields can't be read.
const script = document.currentScript;
/** A file that is called `embed.js` or `embed-VERSION.js`: the others are beside it, and called in the same way. */
const FILE = /^([^?#]*\/)embed((-\d[^/?#]*)?\.js([?#].*)?)$/;
/** Where this script came from. Unknown for a module, in a bundle, and if the file has another name. */
const [, folder, ending] = (!IN_BUNDLE && script instanceof HTMLScriptElement && FILE.exec(script.src)) || [];

export { folder };

/** The scripts that were asked for: `true` for those that have loaded. One that has failed is not in it. */
const asked: Partial<Record<ScriptName, Promise<void> | true>> = withoutPrototype({});
/** The addresses that have failed, each as often as it was tried. */
export const failed: string[] = [];
let isTold = false;

/** Notes that a script has loaded, by the widget or by the page. */
export function markLoaded(name: ScriptName): void {
  asked[name] = true;
}

/**
 * Loads scripts from where embed.js came, each once; one that has failed is tried again. What was typed has no
 * influence on this. Settles when all of them have loaded or failed.
 */
export async function loadScripts(names: readonly ScriptName[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      asked[name] ??= load(name);
      return asked[name];
    }),
  );
  if (failed.length && !isTold) {
    isTold = true;
    console.warn(NOT_LOADED, folder, failed);
  }
}

/** A script that fails to load is not an error: the calculator answers with what it knows. */
async function load(name: ScriptName): Promise<void> {
  const address = folder + name + ending;
  try {
    // The page may bring scripts itself, from other addresses. They have loaded or failed by its load event.
    if (document.readyState !== 'complete' && document.querySelector(`[src*="/${name}"],[src*="/banken"]`))
      await new Promise((resolve) => addEventListener('load', resolve));
    // With `integrity`, a page names all files itself. An import needs neither a policy for Trusted Types nor a nonce,
    // as an element would. Browsers cache failed imports: another fragment retries.
    if (!IN_BUNDLE && folder && !(script as HTMLScriptElement).integrity && asked[name] !== true)
      await import(`${address}#${failed.length}`);
  } catch {
    delete asked[name];
    failed.push(address);
  }
}
