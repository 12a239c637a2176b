import type { MakeForm } from '../parts/shared.ts';
import { makeForm } from '../widget/form.ts';
import { MODES } from '../widget/modes.ts';

/**
 * Makes the form of a widget in English. If it takes the place of a German one, what was typed there stays, and so do the
 * focus and the result.
 */
export const makeEnglishForm: MakeForm = (host, german, loadFrom) => {
  const mode = MODES.find(({ name }) => name === german.name) ?? MODES[0];
  const made = makeForm(host, mode, loadFrom);
  const before = host.shadowRoot?.querySelector('form');
  // The page may have changed the mode together with the language.
  if (before?.name === mode.name) moveInput(before, made.form);
  return made;
};

/** Moves texts, focus and result of a form to the form that is about to replace it. */
function moveInput(before: HTMLFormElement, after: HTMLFormElement): void {
  const { activeElement } = before.getRootNode() as ShadowRoot;
  const hasResult = before.querySelector('output')?.hasChildNodes();
  const olds = before.querySelectorAll('input');
  // Only what stands in the document can have the focus. embed.js puts the form there in this same task.
  queueMicrotask(() => {
    for (const [place, input] of after.querySelectorAll('input').entries()) {
      const old = olds[place];
      if (!old) continue;
      input.value = old.value;
      if (old !== activeElement) continue;
      input.focus();
      input.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    if (hasResult) after.querySelector('button')?.click();
  });
}
