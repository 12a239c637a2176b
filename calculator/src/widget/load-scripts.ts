import { withoutPrototype } from '../without-prototype.ts';
import { NOT_LOADED } from '../words/de/widget.ts';
import type { ScriptName } from './widget.ts';

/** Whether the script is the copy for bundlers, which knows no address. The build replaces this name. */
declare const IN_BUNDLE: boolean;

// An element of the page with the name currentScript would also appear here, even a frame that nobody may look into.
const script = document.currentScript;
/** A file that is called `embed.js` or `embed-VERSION.js`: the others are beside it, and called in the same way. */
const FILE = /^([^?#]*\/)embed((-\d[^/?#]*)?\.js([?#].*)?)$/;

/** Where this script came from. Unknown of a module, in a bundle, and if the file is called otherwise. */
const [, folder, ending] = (!IN_BUNDLE && script instanceof HTMLScriptElement && FILE.exec(script.src)) || [];

export { folder };

/** The scripts that have come. */
const come: Partial<Record<ScriptName, true>> = withoutPrototype({});
/** The addresses that have failed, each as often as it was tried. */
export const failed: string[] = [];

/** Notes that a script has come, whoever has loaded it. */
export function markLoaded(name: ScriptName): void {
  come[name] = true;
}

/**
 * Loads scripts from where embed.js came; one that has failed is tried again. What was typed has no influence on this.
 *
 * @returns settles when all of them have come or failed
 */
export async function loadScripts(names: readonly ScriptName[]): Promise<void> {
  const isFirst = !failed[0];
  await Promise.all(names.map(load));
  // The owner of the page is told once.
  if (isFirst && failed[0]) console.warn(NOT_LOADED, folder, failed);
}

/** Without a script, the calculator answers with what it knows, so one that does not come is no error. */
async function load(name: ScriptName): Promise<void> {
  const address = folder + name + ending;
  try {
    // The page may bring scripts itself, from other addresses. They have come or failed when it is loaded.
    if (!come[name] && document.readyState !== 'complete' && document.querySelector(`[src*="/${name}"],[src*="/banken"]`))
      await new Promise((resolve) => addEventListener('load', resolve));
    // With `integrity`, a page names all files itself. Imported, not inserted as an element: that needs neither a policy
    // for Trusted Types nor a nonce, and a second import of an address is the first one. Browsers keep failures: another
    // fragment makes it another script, of the same file.
    if (!IN_BUNDLE && folder && !(script as HTMLScriptElement).integrity && !come[name])
      await import(`${address}#${failed.length}`);
  } catch {
    failed.push(address);
  }
}
