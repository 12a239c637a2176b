import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EnvHttpProxyAgent, request } from 'undici';
import { Unreachable } from './unreachable.ts';

/** Seven times the size of the largest bank file so far. */
const MAX_BYTES = 16 * 1024 * 1024;
const DEADLINE_MS = 120_000;
const SILENCE_MS = 30_000;

/** Called with the bytes read so far, and all there will be where the source tells. */
export type OnBytes = (read: number, total: number | null) => void;

/**
 * Fetches the bank file.
 *
 * @param source `file:PATH` or an http(s) address of the file
 * @throws {Unreachable}
 */
export async function fetchFile(source: string, userAgent: string, onBytes: OnBytes): Promise<Buffer> {
  if (!source.startsWith('file:')) return download(source, userAgent, onBytes);
  const path = source.startsWith('file://') ? fileURLToPath(source) : source.slice('file:'.length);
  try {
    const bytes = await readFile(path);
    onBytes(bytes.length, bytes.length);
    return bytes;
  } catch (error) {
    throw new Unreachable(`Die Datei ${path} lässt sich nicht lesen (${codeOf(error)}).`, { cause: error });
  }
}

async function download(address: string, userAgent: string, onBytes: OnBytes): Promise<Buffer> {
  const { host } = new URL(address);
  try {
    const { statusCode, headers, body } = await request(address, {
      // The proxies of the usual environment variables.
      dispatcher: new EnvHttpProxyAgent({ headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS }),
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // Not even a partial content (206) is the file.
    if (statusCode !== 200) throw new Unreachable(`${host} antwortet mit Status ${statusCode}.`);
    // We asked for none. Not to decode is the surest way not to unpack a bomb.
    if (headers['content-encoding']) throw new Unreachable(`${host} schickt die Datei unverlangt gepackt.`);

    const total = Number(headers['content-length']) || null;
    const chunks: Buffer[] = [];
    let read = 0;
    for await (const chunk of body) {
      read += chunk.length;
      if (read > MAX_BYTES) throw new Unreachable(`Die Datei von ${host} ist größer als 16\u00A0MiB.`);
      chunks.push(chunk);
      onBytes(read, total);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(`${host} ist nicht erreichbar (${codeOf(error)}).`, { cause: error });
  }
}

/** The system's short word for what went wrong, such as ENOENT or ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
