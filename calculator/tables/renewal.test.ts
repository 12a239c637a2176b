import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILES, renewedFiles } from './renewal.js';

const root = new URL('../../', import.meta.url);

const real = (path: string) => readFileSync(new URL(path, root), 'utf8');
/** The project's own files, some of them with other texts, and none that only some quarters have. */
const reading =
  (others: Record<string, string> = {}) =>
  (path: string) =>
    others[path] ?? (/next/.test(path) ? null : real(path));

const snapshot = real(FILES.snapshot);
const number = Number(/^# highestRecordNumber\t(\d+)/m.exec(snapshot)?.[1]);
const [, blz = '', name = ''] = /^(\d{8})\t([^\t]+)/m.exec(snapshot) ?? [];
/** The edition of a later quarter, in which the first bank has another name and method. */
const later = snapshot
  .replace(/^# validFrom\t.*/m, '# validFrom\t2099-03-09')
  .replace(/^# highestRecordNumber\t.*/m, `# highestRecordNumber\t${number + 1}`)
  .replace(new RegExp(`^(${blz})\\t[^\\t]+(\\t.*?\\t.*?\\t).*?\\t`, 'm'), '$1\tGanz anders$200\t');
const rules = { rules: [[blz, '000503'] as [string, string]], rebuilt: null };
const edition = (text: string, more = {}) => ({ snapshot: text, rules: null, successors: [], ...more });

describe('a renewal', () => {
  it('writes nothing if nothing is new: the committed tables are as it makes them', () => {
    const { files, changes } = renewedFiles({ current: edition(snapshot), next: null }, reading());
    expect([[...files.keys()], changes]).toEqual([[], []]);
  });

  it('makes all tables of a new edition, and says what changes', () => {
    const { files, changes } = renewedFiles({ current: edition(later, { rules }), next: null }, reading());
    expect(files.get(FILES.rules)).toMatch(new RegExp(`valid from 2099-03-09[^]*\n${blz}\t000503\n$`));
    expect(files.get(FILES.dates)).toContain('2099-03-09');
    expect(files.get(FILES.shortList)).toContain('valid from 2099-03-09');
    expect(files.get(FILES.formerNames)).toContain(`${name}\t${blz}\tBundesbank file `);
    expect(changes).toContain(`  ${blz}: ${name}`);
    expect(changes.join()).toMatch(new RegExp(`  ${blz}: \\w\\d becomes 00,`));
  });

  it('moves banks that are gone to the former ones, with the successor that the file names, and back', () => {
    const unlisted = [...later.matchAll(/^(\d{8})\t.*\n/gm)]
      .map(([line, of = '']) => ({ line, of }))
      .filter(({ of }) => of !== blz && !real(FILES.shortList).includes(of))
      .slice(-3);
    const [first, second, third] = unlisted;
    if (!first || !second || !third) throw new Error('The snapshot has too few banks.');
    const formerRow = (of: string) =>
      `${of}\tAlte Bank\t\tOrt\t\t2019-06-03\t2019-09-09\t\tAlte Bank 2002–2019\tfile\n`;
    const before = real(FILES.snapshot).replace(third.line, '');
    const without = later.replace(first.line, '').replace(second.line, '');
    const { files, changes } = renewedFiles(
      { current: edition(without, { successors: [[second.of, third.of]] }), next: null },
      reading({
        [FILES.snapshot]: before,
        [FILES.formerBanks]: real(FILES.formerBanks) + formerRow(third.of),
      }),
    );
    const table = files.get(FILES.formerBanks) ?? '';
    expect(table).toMatch(new RegExp(`^${first.of}\t.*\t2099-03-09\t\t.* –\\d{4}\t`, 'm'));
    expect(table).toMatch(new RegExp(`^${second.of}\t.*\t2099-03-09\t${third.of}\t`, 'm'));
    expect(table).not.toMatch(new RegExp(`^${third.of}\t`, 'm'));
    expect(changes.filter((line) => /^ {2}.*(?:successor|now|again)/.test(line))).toHaveLength(3);
  });

  it('takes no former name from a rebuilt file of the same edition, which had an error', () => {
    const corrected = snapshot.replace(`${blz}\t${name}`, `${blz}\tGanz anders`);
    const { files } = renewedFiles({ current: edition(corrected), next: null }, reading());
    expect([...files.keys()]).toEqual([FILES.snapshot]);
  });

  it('keeps the rules of the next edition until its first day, and no longer', () => {
    const next = edition(later, { rules });
    const { files } = renewedFiles({ current: edition(snapshot), next }, reading());
    const kept = files.get(FILES.nextRules) ?? '';
    expect(kept).toContain(`\n${blz}\t000503\n`);
    expect([...files.keys()].toSorted()).toEqual([FILES.nextRules, FILES.next]);

    const waiting = { [FILES.nextRules]: kept, [FILES.next]: later };
    const again = renewedFiles({ current: edition(snapshot), next: edition(later) }, reading(waiting));
    expect([...again.files.keys()]).toEqual([]);
    const begun = renewedFiles({ current: edition(later), next: null }, reading(waiting));
    expect(begun.changes).toContain('The edition that was kept until 2099-03-09 is the snapshot now.');
    expect(begun.files.get(FILES.rules)).toBe(kept);
    expect(begun.files.get(FILES.nextRules)).toBeNull();
    expect(begun.files.get(FILES.next)).toBeNull();
  });

  it('is refused if a bank of the short list has been deleted', () => {
    const [, listed] = /^(\d{8})\t/m.exec(real(FILES.shortList)) ?? [];
    const without = later.replace(new RegExp(`^${listed}\t.*\n`, 'm'), '');
    const renewal = () => renewedFiles({ current: edition(without), next: null }, reading());
    expect(renewal).toThrow(`The bank directory has no ${listed} with a BIC`);
  });
});
