import type { DirectoryBank, PackedDirectory } from '../directory/pack.ts';
import { unpackDirectory } from '../directory/unpack.ts';
import { unknownBlz } from '../messages/parts.ts';
import type { Directory } from './parts.ts';

/** What banken.js teaches. Unpacked when it is asked for first, then kept. */
export function directoryOf(packed: PackedDirectory): Directory {
  let banks: Map<string, DirectoryBank> | undefined;
  const withoutRule = new Set(packed.withoutRule.split(' '));
  const bank = (blz: string) => {
    banks ??= unpackDirectory(packed);
    return banks.get(blz);
  };
  return {
    find(blz) {
      const found = bank(blz);
      return found ? { name: found.name, city: found.city, bic: found.bic } : null;
    },
    factsOf(blz) {
      const found = bank(blz);
      if (!found) return {};
      const { method, successor } = found;
      // A directory that an older version of the server has stored does not have these two.
      const facts = method === null ? {} : { method, successor };
      // A bank that is younger than the table of rules must not pass for one without a rule of its own.
      return withoutRule.has(blz) ? { ...facts, rule: null } : facts;
    },
    notFound: (blz) => unknownBlz(blz, packed.validFrom),
  };
}
