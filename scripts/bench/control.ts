/**
 * The control of the server: `node:http` with the schema of the page and one insert a request, as durable as the server's
 * own (WAL, `synchronous=FULL`), and nothing else.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { CreateTemplatePayload } from '../../src/schema/template/template';

const database = new SqliteDatabase(join(process.env.DATA_DIR ?? '.', 'control.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE templates (name TEXT PRIMARY KEY, type TEXT, component TEXT, created_at TEXT)');
const insert = database.prepare('INSERT INTO templates VALUES (?, ?, ?, ?)');

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const { name, type, component } = CreateTemplatePayload.parse(body);
    insert.run(name, type, JSON.stringify(component), new Date().toISOString());
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ component, name, type, status: 'pending' }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
