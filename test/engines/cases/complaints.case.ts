import { describe, expect, it } from 'vitest';
import { complaints, openGuest, openSite } from '../use-engine.ts';

describe('a complaint, for which every other case fails, is noticed', () => {
  it.each([
    ['an error of a script', '<script>nothing()</script>', /error: .*nothing/],
    ['a rejected promise', '<script>Promise.reject("so")</script>', /rejection: so/],
    ['a warning', '<script>console.warn("take care")</script>', /console: take care/],
    ['a script that is not there', '<script src="SITE/nix.js"></script>', /error: .*nix\.js/],
  ])('%s', async (_, body, complaint) => {
    await openGuest({ body });
    expect((await complaints()).join('\n')).toMatch(complaint);
  });

  it('a violation of the page’s policy', async () => {
    await openGuest({
      body: '<p style="color: red">Rot</p><script>1</script>',
      policy: "default-src 'none'; script-src SITE; img-src data:",
    });
    const noted = (await complaints()).join('\n');
    expect(noted).toMatch(/policy: style-src/);
    expect(noted).toMatch(/policy: script-src/);
  });

  it('an answer of our site that is an error', async () => {
    await openSite('/nix');
    expect(await complaints()).toContain('404 /nix');
  });
});
