import type { Files } from './visit.ts';

const MODES = [
  ['build', 'IBAN berechnen'],
  ['validate', 'IBAN prüfen'],
  ['lookup', 'BIC suchen'],
] as const;

/**
 * The calculator in its three modes: our own embed.js, as any other site has it.
 *
 * Radio buttons choose the mode by CSS alone. All three widgets stay in the page, so that what was typed in one is
 * still there when a visitor comes back to it.
 */
export function Calculator({ files }: { files: Files }) {
  return (
    <div class="calculator" data-later={files.pasteJs}>
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
          {mode !== 'lookup' && <p class="offer" role="status" />}
        </div>
      ))}
    </div>
  );
}
