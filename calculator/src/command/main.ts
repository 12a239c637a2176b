import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clean } from '../iban/clean.ts';
import { looksLikeIban } from '../iban/explain.ts';
import { accountInText } from '../lists/account-in-text.ts';
import { checkListFile } from './check-list-file.ts';
import { checkSingle } from './check-single.ts';
import { EXIT } from './exit-status.ts';
import { functions, validFrom, validUntil } from './functions.ts';
import { HELP } from './help.ts';
import { UsageError } from './usage-error.ts';

const SEE_HELP = '„iban-rechner --help“ zeigt, wie.';

// A program that reads our output, such as `head`, may close the pipe before the end. That is no error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.RIGHT : EXIT.FAILED);
  });

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : error.stack}\n`);
  return EXIT.FAILED;
});

/** @returns the exit status */
async function main(): Promise<number> {
  const { words, help, version, json, output } = readArguments();
  if (help) return print(HELP);
  if (version) return print(versionLine());
  const [first, ...more] = words;
  if (first === undefined) throw new UsageError(`Nennen Sie ein Konto oder eine Liste. ${SEE_HELP}`);
  if (first === '-' || !isAccount(words)) {
    if (more.length > 0) throw new UsageError('Nennen Sie nur eine Liste auf einmal.');
    return checkListFile(first, output, json);
  }
  if (output !== undefined) throw new UsageError('--output gibt es nur für Listen.');
  const { stdout, stderr, status } = checkSingle(words, json);
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  return status;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        json: { type: 'boolean', default: false },
        output: { type: 'string', short: 'o' },
      },
    });
    return { output: undefined, ...values, words: positionals };
  } catch (error) {
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const fault = isUnknown ? 'Diese Option gibt es nicht.' : 'Nach --output steht der Name einer Datei.';
    throw new UsageError(`${fault} ${SEE_HELP}`);
  }
}

/** Whether the arguments are an account, not the path of a list. A file may have a name that looks like an account. */
function isAccount(words: readonly string[]): boolean {
  if (words.length === 1 && existsSync(words[0] ?? '')) return false;
  const text = words.join(' ');
  if (looksLikeIban(clean(text)) || /^\d+$/.test(clean(text))) return true;
  const account = accountInText(text, functions);
  if (account !== null && account !== 'unclear') return true;
  // Two arguments with digits are meant as an account, even with a typing error, which checkSingle() then names.
  return words.length === 2 && words.every((word) => /^\d/.test(word));
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.RIGHT;
}

function versionLine(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return `${version} (Bankverzeichnis gültig ab ${validFrom}, bis ${validUntil})\n`;
}
