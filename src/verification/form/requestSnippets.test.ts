import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { signRequest } from '../../schema/verification/signature';
import { startAsCurl, startAsFetch, type SnippetRequest } from './requestSnippets';

const SECRET = 'c2VjcmV0LW9mLXRoZS10ZXN0cw==';
const body = JSON.stringify({
  identity: { type: 'number', endpoint: '+919876543210' },
  method: 'seamless',
  reference: `O'Brien "7" \\ $HOME \`id\` \u2028`,
});
const snippet: SnippetRequest = {
  address: 'https://service.example/verification/v1/verifications',
  form: 'sdk',
  appId: 'demo',
  endUserAddress: '192.0.2.10',
  body,
};

/** Runs a program that calls the given address. Answers the request that arrived. */
async function arrived(run: (address: string) => [command: string, args: string[], input: string]) {
  let request: { headers: IncomingMessage['headers']; body: string } | undefined;
  const server = createServer((incoming, response) => {
    void text(incoming).then((content) => {
      request = { headers: incoming.headers, body: content };
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const [command, args, input] = run(`http://127.0.0.1:${port}/verification/v1/verifications`);
  const child = spawn(command, args, { env: { PATH: process.env.PATH, VERIFICATION_SECRET: SECRET } });
  child.stdin.end(input);
  await new Promise((resolve) => child.on('close', resolve));
  server.close();
  server.closeAllConnections();
  return request;
}

const runFetch = (form: 'sdk' | 'signed') =>
  arrived((address) => [
    process.execPath,
    ['--input-type=module', '-'],
    startAsFetch({ ...snippet, address, form }),
  ]);

test('the fetch code sends the public form as written', async () => {
  const request = await runFetch('sdk');
  expect(request?.body).toBe(body);
  expect(request?.headers).toMatchObject({
    authorization: 'Application demo',
    'content-type': 'application/json',
    'x-forwarded-for': '192.0.2.10',
  });
});

test('the signed fetch code signs the request that it sends', async () => {
  const request = await runFetch('signed');
  expect(request?.body).toBe(body);
  const signature = signRequest(
    {
      method: 'POST',
      body,
      contentType: 'application/json',
      timestamp: String(request?.headers['x-timestamp']),
      path: '/verification/v1/verifications',
    },
    SECRET,
  );
  expect(request?.headers.authorization).toBe(`Application demo:${signature}`);
});

test('the cURL command quotes its texts for a POSIX shell', () => {
  expect(startAsCurl(snippet)).toContain(`--data-raw '${body.replaceAll("'", String.raw`'\''`)}'`);
  expect(startAsCurl(snippet)).toContain(`-H 'Authorization: Application demo' \\`);
});

test('a missing address gets a placeholder', () => {
  for (const make of [startAsCurl, startAsFetch])
    expect(make({ ...snippet, endUserAddress: '' })).toContain('<IP address of the end user>');
});
