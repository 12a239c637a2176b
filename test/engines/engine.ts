import type * as inPage from './in-page/in-page.ts';

/** The colours that the system prefers: pages see it as `prefers-color-scheme`. */
export type ColorScheme = 'light' | 'dark';

/** Pixels from the left and the top of the window. */
export type Point = readonly [x: number, y: number];

/** Controls a browser with one page in it. */
export interface Driver {
  /** Opens an address on a system with these colours, and waits until the page is loaded. */
  open(url: string, scheme: ColorScheme): Promise<void>;
  /** Leaves the page for another address, and waits until that is loaded. */
  leaveFor(url: string): Promise<void>;
  /** Goes back in the history. Does not wait for that page. */
  goBack(): Promise<void>;
  /** @returns the value of an expression in the page, or in its first frame */
  evaluate(expression: string, inFrame: boolean): Promise<unknown>;
  /** Clicks at this place of the window, in pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the element with the focus. `\n` is Enter; alone, `\b` is Backspace, `\x7f` Delete, `\t` Tab. */
  type(text: string): Promise<void>;
  /** Presses a letter together with the control key. */
  control(letter: string): Promise<void>;
  /** Writes a word as a keyboard does that composes it, such as those of phones. */
  compose(text: string): Promise<void>;
  /** Drags with the mouse. undefined if the driver ends no drag with a drop. */
  readonly drag?: (from: Point, to: Point) => Promise<void>;
  /** @returns what the page has written to its console since the last call; nothing if the driver can't tell */
  console(): string[];
}

type InPage = typeof inPage;

/** How long a button or field may take to appear. */
const MAX_WAIT_MS = 5000;

/** The open page, or the first frame in it. A person uses it by the words on its buttons and beside its fields. */
export class TestPage {
  readonly #driver: Driver;
  readonly #inFrame: boolean;

  constructor(driver: Driver, inFrame = false) {
    this.#driver = driver;
    this.#inFrame = inFrame;
  }

  /** The first frame of this page. */
  frame(): TestPage {
    return new TestPage(this.#driver, true);
  }

  /** Calls one of the functions in in-page.ts, in this page or frame. */
  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const words = args.map((arg) => JSON.stringify(arg)).join();
    return (await this.#driver.evaluate(`inPage.${name}(${words})`, this.#inFrame)) as never;
  }

  /** Leaves the page for another of its site. @param query with its question mark */
  async leaveFor(query: string): Promise<void> {
    const address = String(await this.#driver.evaluate('location.href', false));
    await this.#driver.leaveFor(new URL(query, address).href);
  }

  /** Goes back in the history. Does not wait for that page: until it has loaded, calls may fail. */
  goBack(): Promise<void> {
    return this.#driver.goBack();
  }

  /** Clicks on the button with these words, once it appears. */
  click(button: string): Promise<void> {
    return this.#clickOn('button', button);
  }

  /** Types into the field whose label has these words. What was there is replaced. */
  async type(label: string, text: string): Promise<void> {
    await this.#clickOn('field', label);
    await this.#driver.control('a');
    await this.#driver.type(text || '\b');
  }

  /** Clicks into the field whose label has these words. */
  focus(label: string): Promise<void> {
    return this.#clickOn('field', label);
  }

  /** Types at the caret. `\b` alone is the backspace key, `\x7f` the delete key. */
  keys(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Presses a letter together with the control key. */
  control(letter: string): Promise<void> {
    return this.#driver.control(letter);
  }

  /** Writes a word at the caret, as a keyboard that composes it does. */
  compose(text: string): Promise<void> {
    return this.#driver.compose(text);
  }

  /**
   * Drags the whole text of a field into another. Only Chromium's driver does that with the mouse. The other engines
   * get the events that a drop sends, and the text put at the caret.
   */
  async drag(from: string, to: string): Promise<void> {
    const end = await this.call('centerOf', 'field', to);
    const start = await this.call('textPlace', from);
    if (!start || !end) throw new Error(`There is no field “${from}” or “${to}”.`);
    if (!this.#driver.drag) return this.call('dropText', from, to);
    await this.call('setCaret', from, 0, Number.MAX_SAFE_INTEGER);
    return this.#driver.drag(start, end);
  }

  async #clickOn(kind: 'button' | 'field', words: string) {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const center = await this.call('centerOf', kind, words).catch(() => null);
      if (center) {
        const [left, top] = this.#inFrame ? await new TestPage(this.#driver).call('frameCorner') : [0, 0];
        return this.#driver.clickAt(Math.round(left + center[0]), Math.round(top + center[1]));
      }
      if (Date.now() > deadline) throw new Error(`There is no ${kind} “${words}”.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
