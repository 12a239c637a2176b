import { pageElement } from './page-element.ts';

const title = document.title;

/** Says above the field why a list can't be checked, and moves the focus to the field. */
export function showFault(error: string): void {
  writeFault(error);
  pageElement('text').focus();
}

export function hideFault(): void {
  writeFault('');
}

/** @param error a German sentence; empty if there is no fault */
function writeFault(error: string): void {
  const field = pageElement('text');
  const isFaulty = error !== '';
  pageElement('fault').textContent = error;
  pageElement('fault-line').hidden = !isFaulty;
  document.title = isFaulty ? `Fehler: ${title}` : title;
  field.setAttribute('aria-describedby', isFaulty ? 'liste-fehler liste-hinweis' : 'liste-hinweis');
  if (isFaulty) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
