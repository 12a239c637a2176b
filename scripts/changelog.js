const HEADING = '## [Unreleased]';

/**
 * Returns the text of CHANGELOG.md after a release: the entries under "Unreleased" move under the heading of the new
 * version, and "Unreleased" stays above it without entries.
 *
 * @param {string} changelog in the form of keepachangelog.com, version 1.1.0
 * @param {string} version such as 0.3.0
 * @param {string} date YYYY-MM-DD
 * @returns {string}
 * @throws {Error} if there is no entry under "Unreleased", or a section for the version already
 */
export function withRelease(changelog, version, date) {
  const [before, after, ...more] = changelog.split(`${HEADING}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`CHANGELOG.md needs the heading "${HEADING}", once.`);
  if (changelog.includes(`\n## [${version}]`))
    throw new Error(`CHANGELOG.md already has a section for ${version}.`);
  const [entries = ''] = after.split(/^## /m);
  if (!/^- /m.test(entries)) throw new Error(`CHANGELOG.md has no entry under "${HEADING}".`);
  return `${before}${HEADING}\n\n## [${version}] - ${date}\n${after}`;
}
