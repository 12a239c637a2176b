const FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'gibt es schon',
  ENOENT: 'lässt sich nicht schreiben: Den Ordner gibt es nicht (ENOENT)',
  ENOSPC: 'lässt sich nicht schreiben: Der Datenträger ist voll (ENOSPC)',
  EDQUOT: 'lässt sich nicht schreiben: Ihr Speicherplatz ist aufgebraucht (EDQUOT)',
  EACCES: 'darf nicht geschrieben werden (EACCES)',
  EPERM: 'darf nicht geschrieben werden (EPERM)',
  EROFS: 'darf nicht geschrieben werden (EROFS)',
};

/** Why a file could not be written: the end of a German sentence, without its point. @param error of Node */
export function writeFaultOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return FAULTS[code] ?? `lässt sich nicht schreiben: ${code || message}`;
}
