import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// list-worker.test.ts tests what they read and write.
it.each([
  ['workbook.js', ['fflate 0.8.2', 'saxes 6.0.0', 'xmlchars 2.2.0']],
  ['workbook-writer.js', ['fflate 0.8.2']],
])('the built %s contains licences of its packages, and requests nothing', (name, packages) => {
  const script = readFileSync(new URL(`dist/${name}`, import.meta.url), 'utf8');
  for (const one of packages) expect(script).toContain(`${one}\n`);
  expect(script).toContain('Copyright (c) 2023 Arjun Barrett');
  expect(script.includes('Copyright (c) Isaac Z. Schlueter and Contributors')).toBe(packages.length > 1);
  expect(script).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|eval|Worker)\s*\(|new Function/);
});
