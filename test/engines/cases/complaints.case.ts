import { describe, expect, it } from 'vitest';
import { useEngine } from '../use-engine.ts';

const test = useEngine();

describe('a complaint, for which every other case fails, is noticed', () => {
  it.each([
    ['an error of a script', '<script>nothing()</script>', /error: .*nothing/],
    ['a rejected promise', '<script>Promise.reject("so")</script>', /rejection: so/],
    ['a warning', '<script>console.warn("take care")</script>', /console: take care/],
    ['a script that is not there', '<script src="SITE/nix.js"></script>', /error: .*nix\.js/],
  ])('%s', async (_, body, complaint) => {
    await test.guest({ body });
    expect((await test.complaints()).join('\n')).toMatch(complaint);
  });

  it('a violation of the page’s policy', async () => {
    await test.guest({
      body: '<p style="color: red">Rot</p><script>1</script>',
      policy: "default-src 'none'; script-src SITE; img-src data:",
    });
    const complaints = (await test.complaints()).join('\n');
    expect(complaints).toMatch(/policy: style-src/);
    expect(complaints).toMatch(/policy: script-src/);
  });

  it('an answer of our site that is an error', async () => {
    await test.site('/nix');
    expect(await test.complaints()).toContain('404 /nix');
  });
});
