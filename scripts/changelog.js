const HEADING = '## [Unreleased]';

/**
 * The text of CHANGELOG.md after a release: what stood under "Unreleased" stands under the version and its day, and a new
 * empty "Unreleased" above it.
 *
 * @param {string} changelog in the form of keepachangelog.com, version 1.1.0
 * @param {string} version such as 0.3.0
 * @param {string} date YYYY-MM-DD
 * @returns {string}
 * @throws {Error} where nothing is told of the coming version, or the version is told already
 */
export function withRelease(changelog, version, date) {
  const [before, after, ...more] = changelog.split(`${HEADING}\n`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`CHANGELOG.md needs the heading "${HEADING}", once.`);
  if (changelog.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md tells of ${version} already.`);
  const [told = ''] = after.split(/^## /m);
  if (!/^- /m.test(told)) throw new Error('CHANGELOG.md tells of no change since the last release.');
  return `${before}${HEADING}\n\n## [${version}] - ${date}\n${after}`;
}
