import type { PinnedFile, Visit } from '../visit.ts';

/**
 * embed.js and its parts of the newest release, with their hashes, as HTML. A pinned script loads nothing by itself, so all
 * are named.
 *
 * @param more further scripts of the same version
 */
export const pinnedScripts = (
  { base, files }: Pick<Visit, 'base' | 'files'>,
  ...more: readonly PinnedFile[]
) =>
  [...files.pinned.scripts, ...more]
    .map(
      ({ path, integrity }) => `<script
  src="${base}${path}"
  integrity="${integrity}"
  crossorigin="anonymous"
  async
></script>`,
    )
    .join('\n');
