import type * as inPage from './in-page/in-page.ts';

/** Which colours the system prefers, as far as a page can tell. */
export type ColorScheme = 'light' | 'dark';

/** What a browser's driver has to bring. */
export interface Driver {
  /** Opens an address in a page without a past, and waits until all of it is loaded. */
  open(url: string): Promise<void>;
  /** What an expression gives in the page, or in its first frame. */
  evaluate(expression: string, inFrame: boolean): Promise<unknown>;
  /** Clicks at this place of the window, in pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types wherever the focus is; a newline is the enter key, \b the one that deletes. */
  type(text: string): Promise<void>;
  /** Presses a letter together with the control key. */
  control(letter: string): Promise<void>;
  /** What the page has written to its console since this was last asked, as far as the driver tells. */
  console(): string[];
}

type InPage = typeof inPage;

/** How long a thing may take to appear, in milliseconds. */
const PATIENCE = 5000;

/** A page, or the first frame in it, and what a person can do there. Things are found by the words on them. */
export class Place {
  readonly #driver: Driver;
  readonly #inFrame: boolean;

  constructor(driver: Driver, inFrame = false) {
    this.#driver = driver;
    this.#inFrame = inFrame;
  }

  /** The first frame of this page. */
  frame(): Place {
    return new Place(this.#driver, true);
  }

  /** Calls one of the functions in in-page.ts there. */
  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const words = args.map((arg) => JSON.stringify(arg)).join();
    return (await this.#driver.evaluate(`inPage.${name}(${words})`, this.#inFrame)) as never;
  }

  /** Clicks on the button with these words, once it is there. */
  click(button: string): Promise<void> {
    return this.#clickOn('button', button);
  }

  /** Types into the field whose label has these words, in place of what stands there. */
  async type(label: string, text: string): Promise<void> {
    await this.#clickOn('field', label);
    await this.#driver.control('a');
    await this.#driver.type(text || '\b');
  }

  /** Presses a letter together with the control key, wherever the focus is. */
  control(letter: string): Promise<void> {
    return this.#driver.control(letter);
  }

  async #clickOn(kind: 'button' | 'field', words: string) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const center = await this.call('centerOf', kind, words).catch(() => null);
      if (center) {
        const [left, top] = this.#inFrame ? await new Place(this.#driver).call('frameCorner') : [0, 0];
        return this.#driver.clickAt(Math.round(left + center[0]), Math.round(top + center[1]));
      }
      if (Date.now() > end) throw new Error(`There is no ${kind} “${words}”.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
