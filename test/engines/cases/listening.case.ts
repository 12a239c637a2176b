import { describe, expect, it } from 'vitest';
import { useEngine } from '../use-engine.ts';

const test = useEngine();

describe('the silence that every case asks for is heard when it is broken', () => {
  it.each([
    ['an error of a script', '<script>nothing()</script>', /error: .*nothing/],
    ['a rejected promise', '<script>Promise.reject("so")</script>', /rejection: so/],
    ['a warning', '<script>console.warn("take care")</script>', /console: take care/],
    ['a script that is not there', '<script src="SITE/nix.js"></script>', /error: .*nix\.js/],
  ])('by %s', async (_, body, heard) => {
    await test.guest({ body });
    expect((await test.complaints()).join('\n')).toMatch(heard);
  });

  it('by a violation of the page’s policy', async () => {
    await test.guest({
      body: '<p style="color: red">Rot</p><script>1</script>',
      policy: "default-src 'none'; script-src SITE; img-src data:",
    });
    const heard = (await test.complaints()).join('\n');
    expect(heard).toMatch(/policy: style-src/);
    expect(heard).toMatch(/policy: script-src/);
  });

  it('by an answer of our site that is an error', async () => {
    await test.site('/nix');
    expect(await test.complaints()).toContain('404 /nix');
  });
});
