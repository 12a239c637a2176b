import { history, readOriginal, type Step } from '../bundesbank/history.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const figure = ({ count, share }: Step['added']) => `${count} (${percent(share)})`;

/**
 * `npm run history -- FILE …`: prints how much banks changed between original bank files. The gates' limits come from
 * it.
 */
const files = process.argv.slice(2);
try {
  if (files.length < 2)
    throw new Error('Usage: npm run history -- FILE FILE …, originals named like blz_2026-03-09.txt.');
  const steps = history(files.map(readOriginal));
  for (const { from, to, isNextQuarter, removed, added, changed, unmarked, balance, ...rest } of steps) {
    const skipped = isNextQuarter ? '' : ', quarters skipped';
    console.log(`${from} to ${to}${skipped}, highest record number ${rest.highestRecordNumber}`);
    console.log(`  removed ${figure(removed)}, added ${figure(added)}, changed ${figure(changed)}`);
    console.log(`  BIC of another bank or country ${figure(rest.movedBics)}`);
    console.log(
      `  other check-digit method ${figure(rest.methodsChanged)}, new successor ${figure(rest.newSuccessors)}`,
    );
    console.log(`  highest record number up by ${rest.rise.toFixed(0)} a quarter`);
    console.log(`  ${unmarked} unmarked, record balance ${balance}`);
  }
  const quarters = steps.filter(({ isNextQuarter }) => isNextQuarter);
  const largest = (kind: 'removed' | 'added' | 'changed' | 'movedBics') =>
    percent(Math.max(0, ...quarters.map((step) => step[kind].share)));
  console.log(
    `Largest within a quarter (of ${quarters.length}): removed ${largest('removed')}, added ${largest('added')}, changed ${largest('changed')}, BIC of another bank or country ${largest('movedBics')}, highest record number up by ${Math.max(0, ...quarters.map(({ rise }) => rise))}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
