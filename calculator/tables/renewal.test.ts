import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renewedFiles } from './renewal.js';

const root = new URL('../../', import.meta.url);
const SNAPSHOT = 'server/data/snapshot.tsv';
const NEXT_RULES = 'calculator/data/next-iban-rules.tsv';
const RULES = 'calculator/data/iban-rules.tsv';
const DATES = 'calculator/data/dates.json';
const FORMER = 'calculator/data/former-names.tsv';

const real = (path: string) => readFileSync(new URL(path, root), 'utf8');
/** The project's own files, some of them with other texts, and none that only some quarters have. */
const reading =
  (others: Record<string, string> = {}) =>
  (path: string) =>
    others[path] ?? (/next/.test(path) ? null : real(path));

const snapshot = real(SNAPSHOT);
const number = Number(/^# highestRecordNumber\t(\d+)/m.exec(snapshot)?.[1]);
const [, blz = '', name = ''] = /^(\d{8})\t([^\t]+)/m.exec(snapshot) ?? [];
/** The edition of a later quarter, in which the first bank has another name and method. */
const later = snapshot
  .replace(/^# validFrom\t.*/m, '# validFrom\t2099-03-09')
  .replace(/^# highestRecordNumber\t.*/m, `# highestRecordNumber\t${number + 1}`)
  .replace(new RegExp(`^(${blz})\\t[^\\t]+(\\t.*?\\t.*?\\t).*?\\t`, 'm'), '$1\tGanz anders$200\t');
const rules = { rules: [[blz, '000503'] as [string, string]], rebuilt: null };
const edition = (text: string, more = {}) => ({ snapshot: text, rules: null, ...more });

describe('a renewal', () => {
  it('writes nothing if nothing is new: the committed tables are as it makes them', () => {
    const { files, changes } = renewedFiles({ current: edition(snapshot), next: null }, reading());
    expect([[...files.keys()], changes]).toEqual([[], []]);
  });

  it('makes all tables of a new edition, and says what changes', () => {
    const { files, changes } = renewedFiles({ current: edition(later, { rules }), next: null }, reading());
    expect(files.get('calculator/data/check-digit-methods.tsv')).toContain(`\n${blz}\t00\t\n`);
    expect(files.get(RULES)).toMatch(new RegExp(`valid from 2099-03-09[^]*\n${blz}\t000503\n$`));
    expect(files.get(DATES)).toContain('2099-03-09');
    expect(files.get('calculator/data/short-list.tsv')).toContain('valid from 2099-03-09');
    expect(files.get(FORMER)).toContain(`${name}\t${blz}\tBundesbank file `);
    expect(changes).toContain(`  ${blz}: ${name}`);
    expect(changes.join()).toMatch(new RegExp(`  ${blz}: \\w\\d becomes 00,`));
  });

  it('takes no former name from a rebuilt file of the same edition, which had an error', () => {
    const corrected = snapshot.replace(`${blz}\t${name}`, `${blz}\tGanz anders`);
    const { files } = renewedFiles({ current: edition(corrected), next: null }, reading());
    expect([...files.keys()]).toEqual([SNAPSHOT]);
  });

  it('keeps the rules of the next edition until its first day, and no longer', () => {
    const next = edition(later, { rules });
    const { files } = renewedFiles({ current: edition(snapshot), next }, reading());
    const kept = files.get(NEXT_RULES) ?? '';
    expect(kept).toContain(`\n${blz}\t000503\n`);
    expect([...files.keys()].toSorted()).toEqual([NEXT_RULES, 'server/data/next.tsv']);

    const waiting = { [NEXT_RULES]: kept, 'server/data/next.tsv': later };
    const again = renewedFiles({ current: edition(snapshot), next: edition(later) }, reading(waiting));
    expect([...again.files.keys()]).toEqual([]);
    const begun = renewedFiles({ current: edition(later), next: null }, reading(waiting));
    expect(begun.changes).toContain('The edition that was kept until 2099-03-09 is the snapshot now.');
    expect(begun.files.get(RULES)).toBe(kept);
    expect(begun.files.get(NEXT_RULES)).toBeNull();
    expect(begun.files.get('server/data/next.tsv')).toBeNull();
  });

  it('is refused if a bank of the short list has been deleted', () => {
    const [, listed] = /^(\d{8})\t/m.exec(real('calculator/data/short-list.tsv')) ?? [];
    const without = later.replace(new RegExp(`^${listed}\t.*\n`, 'm'), '');
    const renewal = () => renewedFiles({ current: edition(without), next: null }, reading());
    expect(renewal).toThrow(`The bank directory has no ${listed} with a BIC`);
  });
});
