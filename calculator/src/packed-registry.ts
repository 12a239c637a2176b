import { packRegistry } from './pack-registry.ts';
import { registry } from './registry.ts';

/** Evaluated by the build: the script carries the string alone. */
export const packedRegistry = packRegistry(registry);
