import type { Visit } from '../visit.ts';

/** A script under its name with the version, and its hash for the `integrity` attribute. */
export type PinnedFile = Visit['files']['versionedField'];

/**
 * embed.js and its parts in one version, with their hashes, as HTML. A pinned script loads nothing by itself, so all are
 * named.
 *
 * @param more further scripts of the same version
 */
export const pinnedScripts = (
  { base, files }: Pick<Visit, 'base' | 'files'>,
  ...more: readonly PinnedFile[]
) =>
  [{ path: files.versionedEmbed, integrity: files.integrity }, ...files.versionedParts, ...more]
    .map(
      ({ path, integrity }) => `<script
  src="${base}${path}"
  integrity="${integrity}"
  crossorigin="anonymous"
  async
></script>`,
    )
    .join('\n');
