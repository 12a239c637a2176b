import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { DOCKERFILE } from './dockerfile.ts';

it('the Dockerfile is well-formed', () => {
  expect(validate(DOCKERFILE)).toEqual([]);
});

it('.dockerignore names the same files as .gitignore, and .git', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
  const ignored = lines('.gitignore').map((line) => `**/${line.replace(/\/$/, '')}`);
  expect(lines('.dockerignore').sort()).toEqual(['.git', ...ignored].sort());
});
