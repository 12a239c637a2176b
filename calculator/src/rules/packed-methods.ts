import { packOtherMethods, readTables } from '../../tables/pack-rules.js';

/** The build evaluates this module, so the package contains only the string. The file unpack.ts explains it. */
export const OTHER_METHOD_RANGES = packOtherMethods(readTables());
