import { describe, expect, it } from 'vitest';
import { withRelease } from '../scripts/changelog.js';

describe('a release', () => {
  const before =
    '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- One.\n\n## [0.1.0] - 2026-11-21\n\n- First.\n';

  it('moves the entries under its version and day', () => {
    expect(withRelease(before, '0.2.0', '2026-12-01')).toBe(
      before.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n'),
    );
  });

  it.each([
    ['without an entry', before.replace('- One.\n', ''), 'has no entry under "## [Unreleased]"'],
    ['of a version that has a section', before.replace('0.1.0', '0.2.0'), 'already has a section for 0.2.0'],
    ['without “Unreleased”', '# Changelog\n', 'needs the heading'],
  ])('%s is refused', (_, text, reason) => {
    expect(() => withRelease(text, '0.2.0', '2026-12-01')).toThrow(reason);
  });
});
