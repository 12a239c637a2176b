import type { Page } from '../page.ts';

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
