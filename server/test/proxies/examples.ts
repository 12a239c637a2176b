import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of an example in deploy/. */
export const example = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

/** An error page or its JSON, as the build has written it. */
export const errorPage = (name: string) => readFileSync(join(ROOT, 'server/dist/errors', name), 'utf8');
