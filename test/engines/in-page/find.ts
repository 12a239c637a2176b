/// <reference lib="dom" />

/** All elements of a document, even those in shadow roots. */
export function elements(root: Document | ShadowRoot = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((each) =>
    each.shadowRoot ? [each, ...elements(each.shadowRoot)] : [each],
  );
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
const labelOf = (field: HTMLInputElement) =>
  plain([...(field.labels ?? [])].map((label) => label.textContent).join(' '));
const shown = <Kind extends HTMLElement>(selector: string) =>
  elements().filter((each): each is Kind => each.matches(selector) && isShown(each));
const fields = () => shown<HTMLInputElement>('input, textarea');

/** The shown field whose label has these words. */
export const field = (label: string) => fields().find((each) => labelOf(each).includes(label)) ?? null;

/** The shown button with exactly these words. */
const button = (words: string) =>
  shown<HTMLElement>('button').find((each) => plain(each.textContent) === words) ?? null;

/** Scrolls to a field or button. Returns its centre in pixels from the left and the top of the window. */
export function centerOf(kind: 'button' | 'field', words: string): [number, number] | null {
  const element = kind === 'button' ? button(words) : field(words);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The corner of the first frame's content, in pixels from the left and the top of the window. */
export function frameCorner(): [number, number] {
  const frame = document.querySelector('iframe');
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return [left + (frame?.clientLeft ?? 0), top + (frame?.clientTop ?? 0)];
}

/** Whether a button with exactly these words is shown. */
export const hasButton = (words: string) => button(words) !== null;

/** The text in the field whose label has these words. */
export const typed = (label: string) => field(label)?.value ?? null;

/** The text of the results that the page shows. */
export const result = () =>
  shown<HTMLElement>('output')
    .map((each) => plain(each.innerText))
    .join(' ')
    .trim();

/** The text of each row in the page's tables, without their heads. */
export const rows = () => shown<HTMLElement>('tbody tr').map((each) => plain(each.innerText));

/** For each field that is marked as faulty: its label and its description, which says what is wrong. */
export function faults(): string[] {
  return fields()
    .filter((each) => each.getAttribute('aria-invalid') === 'true')
    .map((each) => {
      const root = each.getRootNode() as ShadowRoot;
      const ids = (each.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      return plain([labelOf(each), ...ids.map((id) => root.getElementById(id)?.textContent)].join(' '));
    });
}

/** The label of the field that has the focus; empty if no field has it. */
export function focused(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active ? labelOf(active as HTMLInputElement) : '';
}

/** Whether any form is shown. */
export const hasForm = () => shown('form').length > 0;

/** The height of the whole document, in pixels. */
export const height = () => document.documentElement.getBoundingClientRect().height;

/** The distances of the elements that a selector finds from the top of the window, in pixels; each distance once. */
export const tops = (selector: string) => [
  ...new Set(shown(selector).map((each) => each.getBoundingClientRect().top)),
];

/** Sets the width of elements that a selector finds, in pixels. */
export function setWidth(selector: string, width: number): void {
  for (const each of shown(selector)) each.style.width = `${width}px`;
}
