import { makeTables } from '../answers/tables.ts';
import { SNAPSHOT } from './snapshot.data.ts';

/** The tables of the directory that comes with the package, in the edition that is valid today. */
export const tables = /* @__PURE__ */ makeTables(SNAPSHOT);
