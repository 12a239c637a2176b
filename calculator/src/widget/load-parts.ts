import type { PartName } from '../parts/shared.ts';
import { withoutPrototype } from '../without-prototype.ts';

// An element of the page with the name currentScript would also appear here, even a frame that nobody may look into.
const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

/** The parts that were asked for; `true` for those that have come. */
const asked: Partial<Record<PartName, Promise<void> | true>> = withoutPrototype({});

/** Notes that a part has come, whoever has loaded it. */
export function markLoaded(name: PartName): void {
  asked[name] = true;
}

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
    // The page may bring the part itself, from another address. Its scripts have come or failed when it is loaded.
    if (document.readyState !== 'complete' && document.querySelector(`[src*="/${name}"]`))
      await new Promise((resolve) => addEventListener('load', resolve));
    // Imported, not inserted as an element: that needs neither a policy for Trusted Types nor a nonce.
    if (asked[name] !== true && address !== source) await import(address);
  } catch {}
}
