import { EXAMPLE } from './anatomy.tsx';

const OTHERS = ['/api/faq', '/api/glossary', '/api/status'] as const;

/** Asks the API from the page itself. Without JavaScript its addresses are links. */
export function TryOut() {
  return (
    <section class="try card" aria-labelledby="ausprobieren">
      <h2 id="ausprobieren">Ausprobieren</h2>
      <form data-try="" hidden>
        <div>
          <label for="adresse">Adresse</label>

          <select id="adresse" name="adresse">
            <option value="/api/bank/">/api/bank/:blz</option>
            {OTHERS.map((path) => (
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
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={EXAMPLE.blz}
          />
        </div>
        <button type="submit">Anfrage senden</button>
        <div role="status" data-try-summary="" />
        <pre class="answer" data-try-answer="" hidden />
      </form>
      <noscript>
        <p>Diese Adressen lassen sich auch ohne JavaScript öffnen:</p>
      </noscript>
      <ul class="ways" data-try-links="">
        {[`/api/bank/${EXAMPLE.blz}`, ...OTHERS].map((path) => (
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
