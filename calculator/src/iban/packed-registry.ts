import { packRegistry } from './pack-registry.ts';
import { registry } from './registry.ts';

/** The build evaluates this module, so the script carries the string alone. */
export const packedRegistry = packRegistry(registry);
