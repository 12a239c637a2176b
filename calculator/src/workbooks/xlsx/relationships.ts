import { readXml } from '../archive/read-xml.ts';
import type { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntries } from '../archive/zip-entries.ts';
import { localName } from './local-name.ts';

/** A part that another part names. */
interface Relationship {
  readonly id: string;
  /** The last word of its address: `worksheet`. The rest differs between the two editions of the standard. */
  readonly type: string;
  /** The name of the part in the archive, in lower case. */
  readonly part: string;
}

/**
 * The parts that a part names, without addresses outside the file: these are never looked at.
 *
 * @param part in lower case; `''` for the file as a whole
 */
export function readRelationships(entries: ZipEntries, part: string, unpacker: Unpacker): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const entry = entries.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: Relationship[] = [];
  if (!entry) return found;
  readXml(entry, unpacker, {
    open(name, { Id = '', Type = '', Target = '', TargetMode = '' }) {
      if (localName(name) === 'Relationship' && TargetMode !== 'External')
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), part: resolved(folder, Target) });
    },
  });
  return found;
}

/** The name of a part from an address relative to a folder, or absolute with `/` at its start. */
function resolved(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of (target.startsWith('/') ? target : folder + target).toLowerCase().split('/'))
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  return names.join('/');
}
