import { layouts } from './layouts.ts';
import { packLayouts } from './pack-layouts.ts';

/** The build evaluates this module, so the scripts contain only the string. */
export const packedLayouts = packLayouts(layouts);
