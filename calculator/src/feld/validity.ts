/** What the field tells the browser and screen readers of an input. */
export interface Validity {
  /** @param fault why the form can't be sent; `''` if it can */
  set(fault: string): void;
  /** @param isTold whether a fault stands under the field */
  mark(isTold: boolean): void;
}

/** What the page itself has set stays. */
export function makeValidity(input: HTMLInputElement): Validity {
  let message = '';
  /** The page's own aria-invalid, while ours stands in its place. */
  let ofPage: string | null = null;
  let isMarked = false;

  return {
    set(fault) {
      const { customError } = input.validity;
      const isOfPage = customError && input.validationMessage !== message;
      if (isOfPage || (customError ? message : '') === fault) return;
      message = fault;
      input.setCustomValidity(fault);
    },
    mark(isTold) {
      if (!isTold && !isMarked) return;
      const shown = input.getAttribute('aria-invalid');
      if (isTold) {
        // The page may have set it anew since.
        if (!isMarked || shown !== 'true') ofPage = shown;
        if (shown !== 'true') input.setAttribute('aria-invalid', 'true');
      } else if (ofPage === null) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', ofPage);
      isMarked = isTold;
    },
  };
}
