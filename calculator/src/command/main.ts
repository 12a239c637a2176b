import { readFileSync } from 'node:fs';
import { checkListFile } from './check-list-file.ts';
import { checkAccounts } from './check-single.ts';
import { EXIT } from './exit-status.ts';
import { findBank, findBanksOfBic } from './find-banks.ts';
import { functions, validFrom, validUntil } from './functions.ts';
import { HELP, SEE_HELP } from './help.ts';
import { readArguments } from './read-arguments.ts';
import { readWords } from './read-words.ts';
import { print, tell } from './standard-streams.ts';
import { UsageError } from './usage-error.ts';

process.exitCode = await main().catch((error: Error) => {
  tell(...(error instanceof UsageError ? [error.message] : (error.stack ?? error.message).split('\n')));
  return EXIT.FAILED;
});

/** @returns the exit status */
async function main(): Promise<number> {
  const { words, help, version, json, list } = readArguments(process.argv.slice(2));
  if (help || version) {
    await print(help ? HELP : versionLine());
    return EXIT.RIGHT;
  }
  const request = readWords(words, functions);
  if (request.kind === 'list') return checkListFile(request.path, list, json);
  const [option] = Object.keys(list);
  if (option !== undefined) throw new UsageError(`--${option} gibt es nur für Listen. ${SEE_HELP}`);
  const { stdout, sentences, status } =
    request.kind === 'bank'
      ? findBank(request.blz, json)
      : request.kind === 'bic'
        ? findBanksOfBic(request.bic, json)
        : checkAccounts(request.accounts, json, functions);
  tell(...sentences);
  await print(stdout);
  return status;
}

function versionLine(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return `${version} (Bankverzeichnis gültig ab ${validFrom}, bis ${validUntil})\n`;
}
