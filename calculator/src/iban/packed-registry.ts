import { packRegistry } from './pack-registry.ts';
import { registry } from './registry.ts';

/** The build evaluates this module, so the script contains only the string. */
export const packedRegistry = packRegistry(registry);
