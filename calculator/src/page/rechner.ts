import type { Calculator } from '../answers/api.ts';
import type { DirectoryColumns } from '../banks/bank-table.ts';
import { type PageCalculator, SHARED, type Shared, WHOLE_EVENT } from './shared.ts';
import { start } from './start.ts';
import { fieldKnowledge, type Knowing, makeKnowing } from './whole.ts';
import css from './widget/good.css';
import { type GoodView, makeGoodView } from './widget/good-view.ts';
import type { Widget } from './widget/widget.ts';

/** banks/make-rechner-script.ts defines this in the script. */
declare const DIRECTORY_COLUMNS: DirectoryColumns;

/** These may change the words of a widget. */
const ATTRIBUTES = [
  'lang',
  'data-lang',
  ...['iban', 'blz', 'account', 'button'].map((name) => `data-label-${name}`),
];

const page = start();
// A page may have the script twice, perhaps in another version.
if (!page[SHARED].whole) install(page, makeKnowing(DIRECTORY_COLUMNS));

/** Puts the whole into the calculator of the page: its functions, its widgets, and what other scripts ask. */
function install(calculator: PageCalculator, knowing: Knowing): void {
  const shared = calculator[SHARED];
  const isEnglish = () => calculator.language === 'en';
  calculator.language ??= 'de';
  const { explainIban, explainAccount, explainBank } = knowing.localized(false).functions;
  const spoken = (): Calculator => knowing.localized(isEnglish()).functions;
  const functions: Calculator = {
    validate: (iban) => spoken().validate(iban),
    buildIban: (blz, kontonummer) => spoken().buildIban(blz, kontonummer),
    lookupBic: (blzOrIban) => spoken().lookupBic(blzOrIban),
    sentences: (notes) => spoken().sentences(notes),
    explainIban,
    explainAccount,
    explainBank,
  };
  Object.assign(calculator, functions);
  shared.whole = {
    functions: knowing.localized(false).functions,
    judge: (typed, inEnglish = isEnglish()) => knowing.judge(typed, inEnglish),
    knowledge: (inEnglish) => fieldKnowledge(knowing, inEnglish),
  };
  try {
    // Fields first: widgets send events to the page, which may ask the fields. Not `Event`: a page may have its own.
    dispatchEvent(new CustomEvent(WHOLE_EVENT));
    installGoodView(shared, knowing);
  } catch {
    // The browser is too old, or the page has shadowed a name of the document.
  }
}

/** Gives the good view to the widgets of the page, and to those that are added later. @throws on old browsers */
function installGoodView(shared: Shared, knowing: Knowing): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const views = new WeakMap<HTMLElement, GoodView>();
  function takeOver(widget: Widget): void {
    const root = widget.form.getRootNode() as ShadowRoot;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
    views.set(root.host as HTMLElement, makeGoodView(widget, knowing, shared));
  }
  const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-iban-rechner]')];
  for (const host of hosts()) {
    const widget = shared.widgets.get(host);
    if (widget) takeOver(widget);
  }
  shared.takeOver = takeOver;
  new MutationObserver(() => {
    for (const host of hosts()) views.get(host)?.adapt();
  }).observe(document, { subtree: true, attributeFilter: ATTRIBUTES });
}
