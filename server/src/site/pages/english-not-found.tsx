import type { Page } from '../page.ts';

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
      <p>From here you can go to:</p>
      <ul class="ways">
        <li>
          <a href="/en">Calculate and check an IBAN</a>
        </li>
        <li>
          <a href="/en#find-a-bank">Find a bank</a>
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
