import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { JSON_HEADERS } from '../server/src/http/answers/headers.ts';
import type { RecordedPath } from './record-answers.ts';

/** Whether nginx is installed. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/**
 * Starts an nginx with one worker that serves the recorded answers as files.
 *
 * @param folder an empty one
 * @param port a free one
 */
export async function startNginx(folder: string, port: number, answers: Record<string, RecordedPath>) {
  mkdirSync(join(folder, 'api/bank'), { recursive: true });
  for (const [path, { answer }] of Object.entries(answers)) {
    writeFileSync(join(folder, path), Buffer.from(answer.body, 'base64'));
  }
  const headers = Object.entries({ ...JSON_HEADERS, 'cache-control': 'public, max-age=3600' })
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=5000; keepalive_requests 1000000000;
      default_type "application/json; charset=utf-8";
      server { listen 127.0.0.1:${port}; root ${folder}; ${headers.join(' ')} } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; ; tries += 1) {
    if (tries > 50) throw new Error(`nginx does not listen on port ${port}.`);
    const socket = connect(port, '127.0.0.1');
    const answered = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (answered) break;
    await sleep(100);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
