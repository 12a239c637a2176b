import type { HomeWords } from '../words/words.ts';

const MODES = ['build', 'validate'] as const;

/**
 * The calculator in two modes: embed.js, as on any other site. Its third mode is not needed here, since the search below
 * knows all banks.
 *
 * Radio buttons choose the mode by CSS alone. Both widgets stay in the page, so that a visitor who comes back to a mode
 * still sees what he typed there.
 */
export function Calculator({ words }: { words: HomeWords['modes'] }) {
  return (
    <div class="calculator">
      <fieldset class="modes">
        <legend class="visually-hidden">{words.question}</legend>
        {MODES.map((mode, index) => (
          <label class="mode">
            <input type="radio" name="modus" value={mode} checked={index === 0} />
            <span>{words[mode]}</span>
          </label>
        ))}
      </fieldset>
      {MODES.map((mode) => (
        <div class={`panel panel-${mode}`}>
          <div data-iban-rechner="" data-mode={mode} />
          {/* browser/offer-other-mode.ts writes here. */}
          <p class="offer" role="status" />
        </div>
      ))}
    </div>
  );
}
