import { zipFile } from './zip-file.ts';

/**
 * An OpenDocument spreadsheet as bytes.
 *
 * @param body the tables, and styles in front of them
 * @param more other files, by their names
 */
export function odsFile(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content>${body}</office:document-content>`,
    ...more,
  };
  return zipFile(Object.entries(files).map(([name, content]) => ({ name, content })));
}
