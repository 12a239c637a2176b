import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import { JSON_HEADERS } from '../../server/src/http/answers/headers.ts';
import { snapshot } from '../../server/test/bank-file.ts';
import { listen } from './listen.ts';

// node:http with one query to SQLite for each request.

const db = new DatabaseSync(':memory:');
db.exec('CREATE TABLE bank (blz TEXT PRIMARY KEY, name TEXT, city TEXT, bic TEXT) WITHOUT ROWID; BEGIN');
const insert = db.prepare('INSERT INTO bank VALUES (?, ?, ?, ?)');
for (const { blz, name, city, bic } of snapshot.banks) insert.run(blz, name, city, bic);
db.exec('COMMIT');
const select = db.prepare("SELECT blz, name, city, bic, 'bundesbank' AS source FROM bank WHERE blz = ?");

const server = createServer({ keepAliveTimeout: 10_000 }, (request, response) => {
  const bank = select.get(request.url?.slice('/api/bank/'.length) ?? '');
  const body = Buffer.from(JSON.stringify(bank ?? { error: 'Keine Bank mit dieser BLZ gefunden.' }));
  response.writeHead(bank ? 200 : 404, { ...JSON_HEADERS, 'content-length': body.length }).end(body);
});
// This reference keeps the database open: without one, garbage collection would close it, although its statement is used.
server.on('close', () => db.close());
listen(server);
