import type { Page } from '../page.ts';

/** Answers every address that does not exist. */
export const notFoundPage: Page = {
  path: '/404',
  name: 'Nicht gefunden',
  title: 'Seite nicht gefunden',
  description: 'Unter dieser Adresse gibt es keine Seite.',
  status: 404,
  Content: () => (
    <>
      <header class="intro">
        <h1>Seite nicht gefunden</h1>
        <p>
          Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt
          ein Tippfehler.
        </p>
      </header>
      <p>Hier geht es weiter:</p>
      <ul class="ways">
        <li>
          <a href="/">IBAN berechnen und prüfen</a>
        </li>
        <li>
          <a href="/banken">Bank suchen</a>
        </li>
        <li>
          <a href="/faq">Fragen und Antworten</a>
        </li>
        <li>
          <a href="/einbetten">Den Rechner einbetten</a>
        </li>
      </ul>
    </>
  ),
};
