import type { DirectoryBank, PackedDirectory } from '../directory/pack.ts';
import { unpackDirectory } from '../directory/unpack.ts';
import { unknownBlz } from '../messages/parts.ts';
import type { Directory } from './parts.ts';

/** What banken.js teaches: the banks of a packed directory, which is unpacked at the first question and kept. */
export function directoryOf(packed: PackedDirectory): Directory {
  let banks: Map<string, DirectoryBank> | undefined;
  const withoutRule = new Set(packed.withoutRule.split(' '));
  function bankOf(blz: string): DirectoryBank | undefined {
    banks ??= unpackDirectory(packed);
    return banks.get(blz);
  }

  return {
    find(blz) {
      const bank = bankOf(blz);
      return bank ? { name: bank.name, city: bank.city, bic: bank.bic } : null;
    },
    factsOf(blz) {
      const bank = bankOf(blz);
      if (!bank) return {};
      const { method, successor } = bank;
      // An edition that an older version of the server has stored has neither methods nor successors.
      const facts = method === null ? {} : { method, successor };
      // The table of rules does not know a bank that is newer than it. Its rule is unknown, not the standard rule.
      return withoutRule.has(blz) ? { ...facts, rule: null } : facts;
    },
    notFound: (blz) => unknownBlz(blz, packed.validFrom),
  };
}
