/**
 * Makes the form of a search, which the page has for browsers without JavaScript only. From now on, its field and its
 * button can submit it, and a script sees each submit before anything is sent.
 *
 * @param area the element around the field; `data-form` is the id that field and button name
 */
export function makeSearchForm(area: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.id = area.dataset['form'] ?? '';
  form.action = '/banken';
  // The sentences of our scripts say more than the browser's own.
  form.noValidate = true;
  area.append(form);
  area.querySelector('[data-script-missing]')?.remove();
  return form;
}
