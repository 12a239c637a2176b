import type { Browser, Page } from 'puppeteer-core';

/** The unfinished text in a field while a phone's keyboard, or one for other scripts, composes a word. */
const begun = (text: string) => text.slice(0, Math.ceil(text.length / 2));

/** Chromium's own tools set the word that is not finished yet, and then finish it. */
export async function composeInChromium(page: Page, text: string): Promise<void> {
  const client = await page.createCDPSession();
  for (const word of [begun(text), text])
    await client.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });
  await client.send('Input.insertText', { text });
  await client.detach();
}

/** Composes words by Firefox's own interface for keyboards. Only Firefox's own window may use it. */
const IN_WINDOW = (words: readonly string[]) => `(() => {
  const keyboard = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  if (!keyboard.beginInputTransactionForTests(window)) return 'no keyboard';
  for (const word of ${JSON.stringify(words)}) {
    keyboard.setPendingCompositionString(word);
    keyboard.appendClauseToPendingComposition(word.length, keyboard.ATTR_RAW_CLAUSE);
    keyboard.setCaretInPendingComposition(word.length);
    keyboard.flushPendingComposition();
  }
  keyboard.commitComposition();
  return 'done';
})()`;

/** Composes in Firefox's own window. */
export const composeInFirefox = (browser: Browser, text: string) =>
  runInFirefox(browser, IN_WINDOW([begun(text), text]));

/** The part of WebDriver BiDi that reaches Firefox's own window. */
interface Connection {
  send(method: string, params: object): Promise<{ result: { contexts?: { context: string }[] } }>;
}

/**
 * Runs an expression in Firefox's own window. Firefox must be started with `--remote-allow-system-access`.
 *
 * @throws unless it returns 'done'
 */
export async function runInFirefox(browser: Browser, expression: string): Promise<void> {
  const { connection } = browser as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const said = await connection.send('script.evaluate', {
    target: { context: result.contexts?.[0]?.context },
    awaitPromise: false,
    expression,
  });
  if (!JSON.stringify(said).includes('"done"')) throw new Error(JSON.stringify(said));
}
