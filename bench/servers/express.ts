import express from 'express';
import pg from 'pg';
import { JSON_HEADERS } from '../../server/src/http/answers/headers.ts';
import { snapshot } from '../../server/test/bank-file.ts';

// Express 5 with one query to PostgreSQL for each request. Argument: URL of the database.

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query('CREATE TABLE bank (blz text PRIMARY KEY, name text, city text, bic text)');
await pool.query('INSERT INTO bank SELECT * FROM json_populate_recordset(NULL::bank, $1)', [
  JSON.stringify(snapshot.banks),
]);

const app = express();
app.disable('x-powered-by');
app.get('/api/bank/:blz', async ({ params: { blz } }, response) => {
  const { rows } = await pool.query({
    name: 'bank',
    text: "SELECT blz, name, city, bic, 'bundesbank' AS source FROM bank WHERE blz = $1",
    values: [blz],
  });
  response.set(JSON_HEADERS);
  if (rows[0]) response.json(rows[0]);
  else response.status(404).json({ error: 'Keine Bank mit dieser BLZ gefunden.' });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
