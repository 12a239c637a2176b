import { createServer } from 'node:net';

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const address = holder.address();
  await new Promise((resolve) => holder.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}
