import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordedReleases, releasedScript } from '../../calculator/release.js';
import { CALCULATOR_VERSION } from '../src/calculator/package.ts';
import { CALCULATOR_RELEASES, EMBED } from '../src/project.ts';

const RELEASES = fileURLToPath(CALCULATOR_RELEASES);

/** The name of the built embed.js with its version, and how long clients keep it. */
export function versionedEmbed(): { name: string; caching: string } {
  const name = `embed-${CALCULATOR_VERSION}.js`;
  const isReleased =
    recordedReleases(RELEASES).some(({ files }) => name in files) &&
    releasedScript(RELEASES, name).equals(readFileSync(EMBED));
  return isReleased
    ? { name, caching: 'public, max-age=31536000, immutable' }
    : {
        name: name.replace('.js', '-dev.js'),
        caching: 'public, max-age=3600, stale-while-revalidate=604800',
      };
}
