const MODES = [
  ['build', 'IBAN berechnen'],
  ['validate', 'IBAN prüfen'],
] as const;

/**
 * The calculator in two modes: embed.js, as on any other site. Its third mode is not needed here, since the search below
 * knows all banks.
 *
 * Radio buttons choose the mode by CSS alone. Both widgets stay in the page, so that a visitor who comes back to a mode
 * still sees what he typed there.
 */
export function Calculator() {
  return (
    <div class="calculator">
      <fieldset class="modes">
        <legend class="visually-hidden">Was möchten Sie tun?</legend>
        {MODES.map(([mode, label], index) => (
          <label class="mode">
            <input type="radio" name="modus" value={mode} checked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {MODES.map(([mode]) => (
        <div class={`panel panel-${mode}`}>
          <div data-iban-rechner="" data-mode={mode} />
          {/* browser/offer-other-mode.ts writes here. */}
          <p class="offer" role="status" />
        </div>
      ))}
    </div>
  );
}
