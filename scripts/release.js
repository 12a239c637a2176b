import { readFileSync } from 'node:fs';
import './build.js';

const { release } = await import('../calculator/release.js');

// npm run release: builds, and keeps the calculator's files of the version in its package.json for good.
const { version } = JSON.parse(readFileSync('calculator/package.json', 'utf8'));
const date = new Date().toISOString().slice(0, 10);
try {
  const made = await release({ dist: 'calculator/dist', folder: 'calculator/releases', version, date });
  console.log(`Calculator ${version}, released on ${made.date}:`);
  for (const [name, hash] of Object.entries(made.files)) console.log(`${name} ${hash}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
