import { type Answer, checkAccounts } from './check-single.ts';
import { findBank, findBanksByName, findBanksOfBic } from './find-banks.ts';
import type { CommandRequest } from './read-words.ts';
import type { Speaker } from './speaker.ts';

/** Answers what the arguments ask for, if that is no list. @param json whether to print JSON, one object a line */
export function answerRequest(
  request: Exclude<CommandRequest, { kind: 'list' }>,
  json: boolean,
  speaker: Speaker,
): Answer {
  switch (request.kind) {
    case 'bank':
      return findBank(request.blz, json, speaker);
    case 'bic':
      return findBanksOfBic(request.bic, json, speaker);
    case 'name':
      return findBanksByName(request.text, json, speaker);
    case 'accounts':
      return checkAccounts(request.accounts, json, speaker);
  }
}
