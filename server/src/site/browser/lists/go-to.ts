/** Scrolls to an element and moves the focus there. */
export function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
