import { withoutPrototype } from '../without-prototype.ts';

/** The scripts beside embed.js. */
export type PartName = 'regeln' | 'banken' | 'laender';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript as HTMLScriptElement | null;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script?.tagName === 'SCRIPT' && !script.integrity ? script.src : '';

const asked: Partial<Record<PartName, Promise<void>>> = withoutPrototype({});

/**
 * Loads parts from where embed.js came, each once. What was typed has no influence on this.
 *
 * @returns settles when all of them have come or failed
 */
export function loadParts(names: readonly PartName[]): Promise<unknown> {
  return Promise.all(
    names.map((name) => {
      asked[name] ??= load(name);
      return asked[name];
    }),
  );
}

/** Without a part, the calculator answers with what it knows, so a part that does not come is no error. */
async function load(name: PartName): Promise<void> {
  // The file is called as this one is, with the name of the part in place of `embed`.
  const address = source.replace(/embed(?=[^/?#]*([?#]|$))/, name);
  try {
    // The page may bring the part itself, also in another version. Its scripts have come or failed when it is loaded.
    if (document.querySelector(`[src*="/${name}.js"],[src*="/${name}-"]`)) {
      if (document.readyState !== 'complete')
        await new Promise((resolve) => addEventListener('load', resolve));
    }
    // Imported, not inserted as an element: that needs neither a policy for Trusted Types nor a nonce.
    else if (address !== source) await import(address);
  } catch {}
}
