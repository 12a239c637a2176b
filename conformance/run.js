#!/usr/bin/env node
import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The names of the suites. Each is a file beside this one. */
export const SUITES = [
  'registry',
  'ibans',
  'national-check-digits',
  'check-digits',
  'iban-rules',
  'issued-ibans',
];

/**
 * @typedef {{ input: any, expected: any, source: string, detail?: string }} Case
 * @typedef {{ title: string, disagreements?: object[], cases: Case[] }} Section
 * @typedef {{ suite: string, about: string, sources: Record<string, string>, sections: Section[] }} Suite
 */

/**
 * @param {string} name of the suite
 * @returns {Suite}
 */
export const readSuite = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/**
 * Gives every case of a suite to a program.
 *
 * @param {string} name of the suite
 * @param {(input: any) => unknown} answer the program: takes the `input` of a case, returns its answer
 * @returns {{ count: number, failures: object[] }} how many cases there are, and those with another answer
 */
export function runSuite(name, answer) {
  const cases = readSuite(name).sections.flatMap(({ cases, ...section }) =>
    cases.map((one) => ({ ...section, ...one })),
  );
  const answered = cases.map((one) => ({ ...one, answer: answer(one.input) }));
  return { count: cases.length, failures: answered.filter((one) => !fits(one.expected, one.answer)) };
}

/** Whether an answer is the expected one. An object may have more fields than the expected one has. */
function fits(/** @type {any} */ expected, /** @type {any} */ answer) {
  if (typeof expected === 'object')
    return Object.entries(expected).every(([field, value]) => answer?.[field] === value);
  // A program that just says yes or no returns a boolean. An account without a check digit is accepted.
  if (typeof answer === 'boolean') return answer === ['valid', 'unchecked', 'issued'].includes(expected);
  return answer === expected;
}

/** Runs the suites that a module has a function for, and prints what differs. */
async function main(/** @type {string} */ path) {
  const program = await import(pathToFileURL(resolve(path)).href);
  for (const name of SUITES.filter((suite) => suite in program.default)) {
    const { count, failures } = runSuite(name, program.default[name]);
    for (const failure of failures) console.log(JSON.stringify(failure));
    console.log(`${name}: ${count - failures.length} of ${count} as expected`);
    if (failures.length > 0) process.exitCode = 1;
  }
}

const [, self = '', path] = process.argv;
if (path && realpathSync(self) === fileURLToPath(import.meta.url)) await main(path);
