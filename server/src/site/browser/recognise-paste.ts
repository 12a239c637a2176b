/** What embed.js gives the page. */
interface Calculator {
  validate(text: string): { valid: boolean };
}

/**
 * Understands what people paste into the field for the BLZ: BLZ and account number at once, or a whole IBAN.
 *
 * Beside the widget rather than in it: a page of ours can show a mode for each task, a foreign one has what it chose.
 */
export function recognisePaste(): void {
  const panel = document.querySelector('.panel-build');
  const offer = panel?.querySelector('.offer');
  if (!offer) return;
  // From inside the widget too: input events pass its shadow root.
  panel?.addEventListener('input', (event) => {
    const [field] = event.composedPath() as HTMLInputElement[];
    const [blz, kontonummer] = field?.form?.querySelectorAll('input') ?? [];
    if (field !== blz || !blz || !kontonummer) return;
    const pasted = (event as InputEvent).inputType === 'insertFromPaste';
    // Typed digits are left alone: nobody knows yet which number they will be.
    const both = pasted && !kontonummer.value && blzAndKontonummer(blz.value);
    if (both) [blz.value, kontonummer.value] = both;
    offer.replaceChildren(...offerOf(blz.value));
  });
}

/** `37040044 532013000`, or the other way round with anything between. The BLZ is the one of eight digits. */
function blzAndKontonummer(text: string): [blz: string, kontonummer: string] | undefined {
  const [first = '', second = '', ...more] = text.match(/\d+/g) ?? [];
  if (more.length > 0 || /[a-z]/i.test(text)) return undefined;
  const isBlz = (digits: string) => /^[1-8]\d{7}$/.test(digits);
  const isKontonummer = (digits: string) => digits.length <= 10;
  if (isBlz(first) && isKontonummer(second)) return [first, second];
  return isBlz(second) && isKontonummer(first) ? [second, first] : undefined;
}

/** A sentence and a button, where the text is an IBAN. */
function offerOf(text: string): Array<string | Element> {
  const { IbanRechner } = window as unknown as { IbanRechner: Calculator };
  if (!IbanRechner.validate(text).valid) return [];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'IBAN prüfen';
  button.addEventListener('click', () => check(text));
  return ['Das ist eine IBAN. ', button];
}

function check(iban: string): void {
  document.querySelector<HTMLInputElement>('[name=modus][value=validate]')?.click();
  const root = document.querySelector('[data-mode=validate]')?.shadowRoot;
  const field = root?.querySelector('input');
  if (!field) return;
  field.value = iban;
  field.focus();
  field.form?.requestSubmit();
}
