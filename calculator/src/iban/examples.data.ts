import { readRegistry } from '../../tables/registry.js';

/** The registry's example of each country, in the order of their codes. The build evaluates this module. */
export const examples: readonly string[] = readRegistry().map(({ example }) => example);
