import type { PackedDirectory } from '../directory/pack.ts';
import { unpackDirectory } from '../directory/unpack.ts';
import { directoryOf } from '../parts/directory.ts';

/** The build puts the directory of the snapshot in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

export const validFrom: string | null = PACKED_DIRECTORY.validFrom;
export const validUntil: string | null = PACKED_DIRECTORY.validUntil;

/** The part that withParts() takes. */
export const directory = /* @__PURE__ */ directoryOf(PACKED_DIRECTORY);

let unpacked: ReturnType<typeof unpackDirectory> | undefined;

/** All banks by Bankleitzahl, in its order. They are unpacked at the first call. */
export function banks(): ReturnType<typeof unpackDirectory> {
  unpacked ??= unpackDirectory(PACKED_DIRECTORY);
  return unpacked;
}

/** Whether the last day of the directory has passed. A directory that is over says so of any BLZ that it lacks. */
export const isOver = (): boolean => directory.missing('')?.code === 'directory-ended';
