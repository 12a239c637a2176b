import { readFileSync } from 'node:fs';
import { replaceFile } from './replace-file.js';

// npm run addresses -- SERVER REPOSITORY: writes the two addresses into package.json, the one place that holds them, and
// into the documents that name them. SERVER is the public server, such as https://iban.example.org, and REPOSITORY the
// repository at GitHub, such as example/iban-rechner. May be repeated with other addresses.

const USAGE = 'Usage: npm run addresses -- https://HOST OWNER/REPOSITORY';

/** What the documents say as long as nobody has named an address. */
const PLACEHOLDERS = { homepage: 'https://YOUR-SERVER', repository: 'github:OWNER/iban-rechner' };

const DOCUMENTS = ['README.md', 'docs/deployment.md'];

try {
  const [server = '', repository = '', ...more] = process.argv.slice(2);
  const isRight = /^https:\/\/[\w.-]+(?::\d+)?$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository);
  if (!isRight || more.length > 0) throw new Error(USAGE);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const before = { ...PLACEHOLDERS, ...manifest };
  const now = { homepage: server, repository: `github:${repository}` };
  for (const path of DOCUMENTS) {
    const text = readFileSync(path, 'utf8')
      .replaceAll(before.homepage, now.homepage)
      .replaceAll(before.repository.slice('github:'.length), repository);
    await replaceFile(path, text);
  }
  await replaceFile('package.json', `${JSON.stringify({ ...manifest, ...now }, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
