import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package @sparticuz/chromium unpacks its font into this folder. */
const PACKAGED = join(tmpdir(), 'fonts');

/**
 * Writes Chromium's fontconfig file, with the system's fonts and the one in the package @sparticuz/chromium: without
 * any font, Chromium crashes. Unless `withoutSystem` is set, FONTCONFIG_FILE may name another file.
 *
 * @param withoutSystem whether it has only that font, so that pages look as on a machine that has no font
 * @returns the path of the file, and a function that removes it
 * @throws {Error} if that only font does not exist
 */
export function writeFontconfig(withoutSystem: boolean): { file: string; remove: () => void } {
  const { FONTCONFIG_FILE } = process.env;
  if (FONTCONFIG_FILE && !withoutSystem) return { file: FONTCONFIG_FILE, remove: () => {} };
  if (withoutSystem && !existsSync(PACKAGED))
    throw new Error(`TEST_FONTS=none takes the font of @sparticuz/chromium, and ${PACKAGED} does not exist.`);
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>/usr/share/fonts</dir>';
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${withoutSystem ? '' : system}
  <dir>${PACKAGED}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
