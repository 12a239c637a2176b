import type { TestProject } from 'vitest/node';
import type { Cleanup } from './folder.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server with its site. */
    siteUrl: string;
  }
}

/** Starts one server for the tests of all files that ask it, in a browser or not, and change nothing on it. */
export default async function startSiteOnce(project: TestProject) {
  const cleans: Parameters<Cleanup>[0][] = [];
  const { url } = await startServer({}, (clean) => cleans.push(clean));
  project.provide('siteUrl', url);
  return async () => {
    for (const clean of cleans.reverse()) await clean();
  };
}
