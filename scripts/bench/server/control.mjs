// @ts-check
/**
 * The control of the server: `node:http` with the schema of the page and one insert a request, as durable as the
 * server's own (WAL, `synchronous=FULL`), a list of all rows, one file out of memory, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { CreateTemplatePayload } from '../../../src/schema/template/template';

const database = new SqliteDatabase(join(process.env['DATA_DIR'] ?? '.', 'control.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'CREATE TABLE templates (app_id TEXT, name TEXT, type TEXT, component TEXT, status TEXT, created_at TEXT, PRIMARY KEY (app_id, name))',
);
const insert = database.prepare('INSERT INTO templates VALUES (?, ?, ?, ?, ?, ?)');

const all = database.prepare('SELECT name, type, component, status FROM templates ORDER BY created_at, name');
const file = readFileSync(process.env['CONTROL_FILE'] ?? '');

function listAll() {
  const rows = /** @type {{ name: string, type: string, component: string, status: string }[]} */ (all.all());
  return Buffer.from(
    JSON.stringify(rows.map((row) => ({ ...row, component: JSON.parse(row.component), ttl: '2592000s' }))),
  );
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const body = request.url?.startsWith('/v2') ? listAll() : file;
    response.writeHead(200, { 'Content-Length': body.length }).end(body);
    return;
  }
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const parsed = CreateTemplatePayload.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
    if (!parsed.success) {
      response.writeHead(400).end();
      return;
    }
    const { name, type, component } = parsed.data;
    insert.run('bench', name, type, JSON.stringify(component), 'pending', new Date().toISOString());
    const body = Buffer.from(JSON.stringify({ component, name, type, status: 'pending' }));
    response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
