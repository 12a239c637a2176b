import { BankSearchForm } from '../banks/search-form.tsx';
import type { Page } from './page.ts';
import { ENGLISH_SEARCH_FORM } from './script/en.ts';

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
      <BankSearchForm />
      <p>Oder hier geht es weiter:</p>
      <ul class="ways">
        <li>
          <a href="/">IBAN berechnen und prüfen</a>
        </li>
        <li>
          <a href="/listen">Viele Konten auf einmal</a>
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

/** Answers every address below `/en` that does not exist. */
export const englishNotFoundPage: Page = {
  path: '/en/404',
  language: 'en',
  name: 'Not found',
  title: 'Page not found',
  description: 'There is no page at this address.',
  status: 404,
  Content: () => (
    <>
      <header class="intro">
        <h1>Page not found</h1>
        <p>
          There is no page at this address. It may have moved, or the address may have a typing error in it.
        </p>
      </header>
      <BankSearchForm words={ENGLISH_SEARCH_FORM} />
      <p>Or go on from here:</p>
      <ul class="ways">
        <li>
          <a href="/en">Calculate and check an IBAN</a>
        </li>
        <li>
          <a href="/en/faq">Questions about German bank details</a>
        </li>
        <li>
          <a href="/en/embed">Embed the calculator</a>
        </li>
      </ul>
    </>
  ),
};

/** Answers in the place of a page that an overloaded server does not render. */
export const overloadPage: Page = {
  path: '/503',
  name: 'Zu viele Anfragen',
  title: 'Gerade zu viele Anfragen',
  description: 'Der Server hat gerade zu viele Anfragen zu beantworten.',
  status: 503,
  isIndexed: false,
  Content: () => (
    <>
      <header class="intro">
        <h1>Gerade zu viele Anfragen</h1>
        <p>
          Der Server hat im Moment so viel zu tun, dass er diese Seite nicht anzeigen kann. Laden Sie sie in
          ein paar Sekunden neu.
        </p>
      </header>
      <p>
        Der <a href="/">IBAN-Rechner</a> arbeitet in Ihrem Browser, auch jetzt.
      </p>
    </>
  ),
};
