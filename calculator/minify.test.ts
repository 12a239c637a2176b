import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { cacheFile, minify } from './minify.js';

it('minify() caches its result, and runs again if the file is gone or damaged', async () => {
  const script = { name: 'script.js', code: `var one = 1 + 1; // ${Math.random()}`, map: '', compress: {} };
  const file = cacheFile(script);
  onTestFinished(() => rmSync(file));
  const minified = { code: 'var one=2;', map: '' };
  expect(await minify(script)).toEqual(minified);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(minified);

  writeFileSync(file, '{"code":"var one=3;","map":""}');
  expect((await minify(script)).code).toBe('var one=3;');
  for (const [name, value] of Object.entries({
    name: 'other.js',
    code: 'var one=2',
    map: '{}',
    compress: false,
  }))
    expect(cacheFile({ ...script, [name]: value })).not.toBe(file);

  writeFileSync(file, '{"code":');
  expect(await minify(script)).toEqual(minified);
  rmSync(file);
  expect(await minify(script)).toEqual(minified);
});

it('minify() throws the error of uglify-js, and caches none', async () => {
  const script = { name: 'script.js', code: 'var = 1', map: '', compress: {} };
  for (let time = 0; time < 2; time += 1) await expect(minify(script)).rejects.toThrow('Name expected');
});
