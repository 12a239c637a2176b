import fc from 'fast-check';

const { TEST_SEED = '20260309' } = process.env;

/**
 * Property tests try the same values in every run, so a change fails only for its own faults. With `TEST_SEED=random`,
 * they try others each time. A failure names the seed that shows it again: `TEST_SEED=12345`.
 */
if (TEST_SEED !== 'random') fc.configureGlobal({ seed: Number(TEST_SEED) });
