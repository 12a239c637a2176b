/** As in base.css, in pixels. */
const SCROLL_PADDING = 16;

/** The place of the result: it has an example until there is one, and again when it is withdrawn. */
export interface ResultPlace {
  /** @param state names the edge in the style sheet; missing for a bank */
  readonly show: (content: readonly Node[], state?: string) => void;
  readonly withdraw: () => void;
  /** Gives the result the focus, and keeps its beginning in view for as long as it has it. */
  readonly focus: () => void;
}

export function resultPlace(place: HTMLElement): ResultPlace {
  const example = [...place.childNodes];
  let isShown = false;

  function bringIntoView(): void {
    const top = place.getBoundingClientRect().top;
    const iban = place.querySelector('.iban') ?? place;
    const end = iban.getBoundingClientRect().bottom;
    // A keyboard on the screen makes only this viewport smaller.
    const height = visualViewport?.height ?? innerHeight;
    if (top >= 0 && end <= height) return;
    // If the headline does not fit above it, the IBAN counts.
    if (end - top + SCROLL_PADDING > height) iban.scrollIntoView({ block: 'end' });
    else place.scrollIntoView({ block: 'start' });
  }
  // A part that comes late makes the result anew, and the name of a bank may appear above it.
  new ResizeObserver(() => {
    if (document.activeElement === place) bringIntoView();
  }).observe(document.body);

  return {
    show(content, state = '') {
      isShown = true;
      place.replaceChildren(...content);
      place.classList.add('result');
      place.dataset['state'] = state;
      place.setAttribute('aria-labelledby', 'ergebnis');
    },
    withdraw() {
      if (!isShown) return;
      isShown = false;
      place.replaceChildren(...example);
      place.classList.remove('result');
      place.removeAttribute('aria-labelledby');
    },
    focus() {
      place.focus({ preventScroll: true });
      bringIntoView();
    },
  };
}
