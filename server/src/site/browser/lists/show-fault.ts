import { part } from './part.ts';

const title = document.title;

/** Says above the field why a list can't be worked through, and takes the reader there. */
export function showFault(error: string): void {
  say(error);
  part('text').focus();
}

export function hideFault(): void {
  say('');
}

function say(error: string): void {
  const field = part('text');
  const isFaulty = error !== '';
  part('fault').textContent = error;
  part('fault-line').hidden = !isFaulty;
  document.title = isFaulty ? `Fehler: ${title}` : title;
  field.setAttribute('aria-describedby', isFaulty ? 'liste-fehler liste-hinweis' : 'liste-hinweis');
  if (isFaulty) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
