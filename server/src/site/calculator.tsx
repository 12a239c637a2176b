import type { Files } from './visit.ts';

const MODES = [
  ['build', 'IBAN berechnen'],
  ['validate', 'IBAN prüfen'],
] as const;

/**
 * The calculator in two modes: our own embed.js, as any other site has it. A bank is found by the search below, which
 * knows more than the widget's third mode.
 *
 * Radio buttons choose the mode by CSS alone. Both widgets stay in the page, so that what was typed in one is still
 * there when a visitor comes back to it.
 */
export function Calculator({ files }: { files: Files }) {
  return (
    <div class="calculator" data-later={files.homeJs}>
      <fieldset class="modes">
        <legend class="hidden">Was möchten Sie tun?</legend>
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
          {/* What recognise-paste.ts has to say. */}
          <p class="offer" role="status" />
        </div>
      ))}
    </div>
  );
}
