import { BankSearchForm } from '../banks/search-form.tsx';
import type { Page } from './page.ts';
import { Intro, LinkList } from './pieces.tsx';
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
      <Intro title="Seite nicht gefunden">
        <p>
          Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt
          ein Tippfehler.
        </p>
      </Intro>
      <BankSearchForm />
      <p>Oder hier geht es weiter:</p>
      <LinkList
        links={[
          { href: '/', text: 'IBAN berechnen und prüfen' },
          { href: '/listen', text: 'Viele Konten auf einmal' },
          { href: '/faq', text: 'Fragen und Antworten' },
          { href: '/einbetten', text: 'Den Rechner einbetten' },
        ]}
      />
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
      <Intro title="Page not found">
        <p>
          There is no page at this address. It may have moved, or the address may have a typing error in it.
        </p>
      </Intro>
      <BankSearchForm words={ENGLISH_SEARCH_FORM} />
      <p>Or go on from here:</p>
      <LinkList
        links={[
          { href: '/en', text: 'Calculate and check an IBAN' },
          { href: '/en/faq', text: 'Questions about German bank details' },
          { href: '/en/embed', text: 'Embed the calculator' },
        ]}
      />
    </>
  ),
};

/** Answers in place of a page that an overloaded server does not render. */
export const overloadPage: Page = {
  path: '/503',
  name: 'Zu viele Anfragen',
  title: 'Gerade zu viele Anfragen',
  description: 'Der Server hat gerade zu viele Anfragen zu beantworten.',
  status: 503,
  isIndexed: false,
  Content: () => (
    <>
      <Intro title="Gerade zu viele Anfragen">
        <p>
          Der Server hat im Moment so viel zu tun, dass er diese Seite nicht anzeigen kann. Laden Sie sie in
          ein paar Sekunden neu.
        </p>
      </Intro>
      <p>
        Der <a href="/">IBAN-Rechner</a> arbeitet in Ihrem Browser, auch jetzt.
      </p>
    </>
  ),
};
