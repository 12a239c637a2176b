/** Time for the browser to have begun with the download. */
const KEPT_MS = 60_000;

/** Hands a file to the visitor, out of this browser's own memory. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
