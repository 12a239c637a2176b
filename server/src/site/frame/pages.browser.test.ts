import { describe, it } from 'vitest';
import { accountForm } from '../../../test/account-form.ts';
import { expectGoodPage, VIEWS } from '../../../test/good-page.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { PAGES } from './pages.ts';

const site = useSite();

/** Every page, and one of each kind that is made for a single request. Their other states are in page-states.long.browser.test.ts. */
const PATHS = [
  ...PAGES.map(({ path }) => path),
  '/nix',
  '/en/nix',
  '/banken/37040044',
  '/banken?q=Berliner+Sparkasse',
];

describe('is accessible and fits, in good typography', () => {
  // Each in one of the views. The long test has all of them.
  it.each(PATHS.map((path, index) => [path, VIEWS[index % VIEWS.length] ?? VIEWS[0]] as const))(
    '%s, %o',
    async (path, view) => {
      const { page } = await site.open(path);
      await expectGoodPage(page, [view]);
    },
  );

  it('/ with an IBAN', async () => {
    const { page } = await site.open('/');
    const form = accountForm(page);
    await form.submit('37040044', '532013000');
    await form.result.waitFor();
    await expectGoodPage(page, VIEWS.slice(0, 1));
  });
});
