import { EXAMPLE_BLZ } from '../frame/calculator-scripts.ts';
import { AS_TYPED } from '../frame/pieces.tsx';

const OTHER_PATHS = ['/api/faq', '/api/glossary', '/api/status'] as const;

/** A form that asks the API from the page. Without JavaScript there are links to the addresses instead. */
export function TryOut() {
  return (
    <section class="try card" aria-labelledby="ausprobieren">
      <h2 id="ausprobieren">Ausprobieren</h2>
      <form data-try="" hidden>
        <div>
          <label for="adresse">Adresse</label>
          <select id="adresse" name="adresse">
            <option value="/api/bank/">/api/bank/:blz</option>
            {OTHER_PATHS.map((path) => (
              <option value={path}>{path}</option>
            ))}
          </select>
        </div>
        <div data-try-blz="">
          <label for="try-blz">Bankleitzahl</label>
          <input
            id="try-blz"
            type="text"
            inputMode="numeric"
            enterkeyhint="go"
            {...AS_TYPED}
            value={EXAMPLE_BLZ}
          />
        </div>
        <button type="submit">Anfrage senden</button>
        <div role="status" data-try-summary="" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, a long answer scrolls by its focus only */}
        <section class="answer" aria-label="Antwort" tabIndex={0} data-try-answer="" hidden>
          <pre />
        </section>
      </form>
      <noscript>
        <p>Diese Adressen lassen sich auch ohne JavaScript öffnen:</p>
      </noscript>
      <ul class="ways" data-try-links="">
        {[`/api/bank/${EXAMPLE_BLZ}`, ...OTHER_PATHS].map((path) => (
          <li>
            <a href={path}>
              <code>{path}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
