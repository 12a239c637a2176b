/** Files that must be tested well as a whole, by the name of their group. */
const GROUPS = {
  rules: /^calculator\/src\/rules\//,
  'check digits': /^calculator\/src\/(check-digits\/|national\/|iban\/check-digits)/,
  calculator: /^calculator\//,
  'gates of the sync': /^server\//,
};

/**
 * How many percent of the changes a test has noticed, for each group that has changes. Changes that make no valid program,
 * and those that stryker.config.json leaves out, do not count.
 *
 * @param {Record<string, { mutants: { status: string }[] }>} files as in Stryker's report
 */
export function groupScores(files) {
  /** @type {Record<string, number>} */
  const scores = {};
  for (const [name, pattern] of Object.entries(GROUPS)) {
    const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
      pattern.test(file) ? mutants : [],
    );
    const count = (/** @type {string[]} */ ...states) =>
      mutants.filter(({ status }) => states.includes(status)).length;
    const noticed = count('Killed', 'Timeout');
    const changes = noticed + count('Survived', 'NoCoverage');
    if (changes > 0) scores[name] = (100 * noticed) / changes;
  }
  return scores;
}
