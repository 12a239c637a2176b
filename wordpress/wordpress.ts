import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cleanup, temporaryFolder } from '../server/test/folder.ts';
import { freePort } from '../server/test/free-port.ts';
import { startListening } from '../server/test/listening-program.ts';
import { isInstalled, PROGRAMS } from '../test/installed.ts';
import { buildPlugin } from './build.js';

/** Where Debian's package puts WordPress, without a theme. `WORDPRESS` in the environment names another folder. */
const WORDPRESS = process.env['WORDPRESS'] ?? '/usr/share/wordpress';
const HERE = fileURLToPath(new URL('test/', import.meta.url));
const PLUGIN = 'iban-rechner/iban-rechner.php';
/**
 * Deprecations are hidden: WordPress is older than PHP. Our own errors are found, since they end the answer. A file
 * that a test has changed is read again.
 */
const PHP = [
  'display_errors=stderr',
  'error_reporting=E_ALL & ~E_DEPRECATED',
  'opcache.revalidate_freq=0',
].flatMap((setting) => ['-d', setting]);

export const hasPhp = isInstalled('php', '-v');
/** On Debian: wordpress, php-cli, php-mysql, mariadb-server. */
export const hasWordPress = hasPhp && existsSync(WORDPRESS) && isInstalled('mariadbd', '--version');

/** A user who may write posts, but no scripts. */
export const AUTHOR = { name: 'author', password: 'author-password' };
export const ADMIN = { name: 'admin', password: 'admin-password' };

/** Runs a PHP file, and returns what it prints. */
export const runPhp = (file: string, ...args: string[]) =>
  execFileSync('php', [...PHP, file, ...args], { encoding: 'utf8', env: PROGRAMS, maxBuffer: 1e9 });

/** Builds the plugin into a folder. */
export async function installPlugin(folder: string): Promise<void> {
  for (const [path, contents] of Object.entries(await buildPlugin())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/**
 * Starts a WordPress with a database of its own, the plugin, an author, and what is in `test/`.
 *
 * @param language of the site, such as `de_DE`
 * @returns its address, and the folder with its files
 */
export async function startWordPress(
  language: string,
  cleanup: Cleanup,
): Promise<{ url: string; site: string }> {
  const folder = temporaryFolder(cleanup);
  const [site, data] = [join(folder, 'site'), join(folder, 'data')];
  cpSync(WORDPRESS, site, { recursive: true, dereference: true });
  const content = join(site, 'wp-content');
  await installPlugin(join(content, 'plugins/iban-rechner'));
  for (const name of ['mu-plugins', 'themes/plain']) mkdirSync(join(content, name), { recursive: true });
  for (const file of ['site.php', 'contact-form.php'])
    cpSync(join(HERE, file), join(content, 'mu-plugins', file));
  for (const file of ['index.php', 'style.css'])
    cpSync(join(HERE, file), join(content, 'themes/plain', file));

  const [database, port] = [await freePort(), await freePort()];
  const socket = join(folder, 'socket');
  // As root, MariaDB runs only if it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const own = ['--no-defaults', ...user, `--datadir=${data}`];
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    env: PROGRAMS,
    stdio: 'pipe',
  });
  writeFileSync(join(folder, 'init.sql'), 'CREATE DATABASE IF NOT EXISTS wordpress;\n');
  await startListening(
    'mariadbd',
    [
      ...own,
      `--socket=${socket}`,
      `--port=${database}`,
      '--bind-address=127.0.0.1',
      `--init-file=${folder}/init.sql`,
    ],
    database,
    cleanup,
    { signal: 'SIGTERM' },
  );
  const url = `http://127.0.0.1:${port}`;
  const settings = { DB_HOST: `localhost:${socket}`, WP_HOME: url, WP_SITEURL: url, WPLANG: language };
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php
foreach (json_decode('${JSON.stringify(settings)}', true) as $constant => $value) define($constant, $value);
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
  runPhp(join(HERE, 'install.php'), site, AUTHOR.name, AUTHOR.password, language, PLUGIN);
  await startListening('php', [...PHP, '-S', `127.0.0.1:${port}`, '-t', site], port, cleanup, {
    signal: 'SIGTERM',
  });
  return { url, site };
}

/** Deletes the plugin. @returns the data that still names it */
export const uninstallPlugin = (site: string) => runPhp(join(HERE, 'uninstall.php'), site);
