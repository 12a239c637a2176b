import { readFileSync } from 'node:fs';
import { makeCalculator } from '../answers/calculator.ts';
import { tables } from '../package/snapshot.ts';
import { answerRequest } from './answers.ts';
import { LANGUAGES, readArguments, readLanguage, readWords } from './arguments.ts';
import { checkListFile } from './check-list-file.ts';
import { type CommandLanguage, faultSentence } from './de.ts';
import { EXIT, print, printMessages } from './output.ts';
import { UsageError } from './usage-error.ts';

const args = process.argv.slice(2);
const language = readLanguage(args, process.env);
process.exitCode = await (language ? answer(language) : refuseLanguage());

/** Says in every language of the command that it does not speak the one asked for. @returns the exit status */
function refuseLanguage(): number {
  const fault = { code: 'unknown-language', codes: Object.keys(LANGUAGES) } as const;
  printMessages(...Object.values(LANGUAGES).map(({ command }) => faultSentence(fault, command)));
  return EXIT.FAILED;
}

async function answer(words: CommandLanguage): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    if (error instanceof UsageError) printMessages(faultSentence(error.fault, words.command));
    else printMessages(...((error as Error).stack ?? String(error)).split('\n'));
    return EXIT.FAILED;
  }
}

async function run(language: CommandLanguage): Promise<number> {
  const { words, help, version, json, quiet, list } = readArguments(args);
  if (help || version) {
    const { command } = language;
    await print(help ? command.help(Object.keys(LANGUAGES)) : `${versionLine(language)}\n`);
    return EXIT.RIGHT;
  }
  const functions = makeCalculator(tables, language.answers);
  const speaker = { functions, words: language };
  const request = readWords(words, functions);
  if (request.kind === 'list') return checkListFile(request.path, { ...list, json, quiet }, speaker);
  const [option] = Object.keys(list);
  if (option !== undefined) throw new UsageError({ code: 'lists-only', option: `--${option}` });
  const { stdout, sentences, status } = answerRequest(request, json, speaker);
  printMessages(...sentences);
  await print(stdout);
  return status;
}

function versionLine({ command }: CommandLanguage): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { validFrom, validUntil } = tables();
  return command.version(version, validFrom ?? '', validUntil ?? '');
}
