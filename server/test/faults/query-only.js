// node --import: lets no connection of the program write, as soon as its journal mode is set.
import { DatabaseSync } from '@photostructure/sqlite';

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype = Object.create(DatabaseSync.prototype, {
  exec: {
    /** @this {import('@photostructure/sqlite').DatabaseSyncInstance} @param {string} sql */
    value: function (sql) {
      exec.call(this, sql);
      if (sql.includes('journal_mode')) exec.call(this, 'PRAGMA query_only = 1');
    },
  },
});
