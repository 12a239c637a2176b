type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Result {
  readonly points: number;
  /** Whether the Observatory marks the test as passed. */
  readonly passed: boolean;
}

const pass = (points = 0): Result => ({ points, passed: true });
const fail = (points: number): Result => ({ points, passed: false });

/** The tests, for a site that is reached by https, redirects to it, and is on no preload list. */
const TESTS: Readonly<Record<string, (header: (name: string) => string, body: string) => Result>> = {
  'content-security-policy': (header) => {
    if (header('content-security-policy') === '') return fail(-25);
    const policy = directivesOf(header('content-security-policy'));
    const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/;
    const unsafe = (list: readonly string[]) =>
      list.some((source) => broad.test(source) || source === 'data:' || source === "'unsafe-inline'");
    if (unsafe(sources('script-src')) || sources('object-src').some((source) => broad.test(source)))
      return fail(-20);
    if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return fail(-20);
    if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return fail(-10);
    if (unsafe(sources('style-src'))) return pass(0);
    return pass(policy.get('default-src')?.join() === "'none'" ? 10 : 5);
  },
  cookies: (header) => (header('set-cookie') === '' ? pass() : fail(-20)),
  'cross-origin-resource-sharing': (header) =>
    header('access-control-allow-origin') !== '' && header('access-control-allow-credentials') !== ''
      ? fail(-50)
      : pass(),
  'referrer-policy': (header) => {
    const policy = header('referrer-policy');
    if (policy === '') return pass();
    return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy)
      ? pass(5)
      : fail(-5);
  },
  'strict-transport-security': (header) => {
    const [, age] =
      /^max-age=(\d+)(?:; includeSubDomains)?(?:; preload)?$/.exec(header('strict-transport-security')) ?? [];
    if (age === undefined) return fail(-20);
    return Number(age) >= 15_768_000 ? pass() : fail(-10);
  },
  // Scripts of one's own origin need no integrity. (Points for integrity can't be earned by headers.)
  'subresource-integrity': (_, body) =>
    /<script[^>]*\ssrc=["']?(?:https?:)?\/\//.test(body) ? fail(-5) : pass(),
  'x-content-type-options': (header) => (header('x-content-type-options') === 'nosniff' ? pass() : fail(-5)),
  'x-frame-options': (header) => {
    if (directivesOf(header('content-security-policy')).has('frame-ancestors')) return pass(5);
    return /^(?:DENY|SAMEORIGIN)$/i.test(header('x-frame-options')) ? pass() : fail(-20);
  },
  'cross-origin-resource-policy': (header) => {
    const policy = header('cross-origin-resource-policy');
    if (policy === '' || policy === 'cross-origin') return pass();
    return /^same-(?:origin|site)$/.test(policy) ? pass(10) : fail(-5);
  },
};

/** The grades, each with the fewest points that earn it. */
const GRADES = '100 A+,90 A,85 A-,80 B+,70 B,65 B-,60 C+,50 C,45 C-,40 D+,30 D,25 D-'
  .split(',')
  .map((grade) => grade.split(' '));

/**
 * Grades an answer as the MDN HTTP Observatory does: 100 points, minus those for faults; if at least 90 are left, plus
 * those for what is good.
 *
 * Its rules in our own words, from https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring; the
 * package itself (@mdn/mdn-http-observatory) brings a database driver and a browser's DOM.
 */
export function grade(headers: Headers, body: string): { points: number; grade: string; failed: string[] } {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ').trim();
  const results = Object.entries(TESTS).map(([name, test]) => ({ name, ...test(header, body) }));
  const sum = (list: readonly { points: number }[]) => list.reduce((total, { points }) => total + points, 0);
  const base = Math.max(0, 100 + sum(results.filter(({ points }) => points < 0)));
  const points = base >= 90 ? base + sum(results.filter((result) => result.points > 0)) : base;
  return {
    points,
    grade: GRADES.find(([least]) => points >= Number(least))?.[1] ?? 'F',
    failed: results.filter(({ passed }) => !passed).map(({ name }) => name),
  };
}

function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
