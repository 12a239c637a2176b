/** Whether the script is the copy for bundlers, which knows no address. The build replaces this name. */
declare const IN_BUNDLE: boolean;

// An element named currentScript would also appear here, even a frame of another origin, whose fields can't be read.
const script = document.currentScript;
/** A file that is called `embed.js` or `embed-VERSION.js`: the others are beside it, and called in the same way. */
const FILE = /^([^?#]*\/)(?:embed|feld|rechner)((-\d[^/?#]*)?\.js([?#].*)?)$/;
/** Where this script came from. Unknown for a module, in a bundle, and if the file has another name. */
const [, folder, ending] = (!IN_BUNDLE && script instanceof HTMLScriptElement && FILE.exec(script.src)) || [];

export { folder };

export type Load = typeof load;

/** How often a script was not there after all: its import has failed, or was not possible. */
export let failures = 0;

/**
 * Loads a script from the folder of this one, unless the page has it. A page that pins this script names all others
 * itself. What was typed has no influence on this. If the script can't be loaded, the console says so once, and the
 * next call tries again.
 *
 * @param isThere whether the script has run
 * @param isWanted false if only the page may load it
 */
export async function load(
  name: 'rechner' | 'girocode',
  isThere: () => unknown,
  isWanted = true,
): Promise<void> {
  const address = folder && folder + name + ending;
  try {
    // The page may bring it itself, from any address. It has loaded or failed by the load event.
    await (document.readyState !== 'complete' &&
      document.querySelector(`[src*="/${name}"]`) &&
      new Promise((resolve) => addEventListener('load', resolve)));
    // An import needs neither a policy for Trusted Types nor a nonce, as an element would. Browsers load a module once,
    // and remember failed imports: another fragment tries again.
    if (!IN_BUNDLE && address && isWanted && !(script as HTMLScriptElement).integrity && !isThere())
      await import(`${address}#${failures}`);
  } catch {}
  if (!isThere() && !failures++)
    console.warn(
      `IBAN-Rechner: ${name}.js fehlt. Einbinden oder script-src prüfen:`,
      address || 'Adresse von embed.js unbekannt',
    );
}
