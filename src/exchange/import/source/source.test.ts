import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importText } from '../importTemplate';
import { importOne } from '../testing/importOne';

const hello = { name: 'hello', type: 'text_message', component: { text: 'Hello' } };
const nasty = {
  name: 'nasty',
  type: 'text_message',
  component: { text: 'It\'s "50%" off\\now ₹1,499 😀 {{1}} $HOME `x` ^ & | <b>!\nSecond line' },
};

async function read(text: string) {
  const result = await importOne(text);
  if (!result.ok || result.kind !== 'template') throw new Error(result.ok ? result.kind : result.problem);
  return { draft: result.draft, said: result.report[0]?.message ?? '', result };
}

// As Chrome writes them ("Copy as cURL (cmd)" and so on), with its headers.
const cmdQuoted = (text: string) =>
  `^"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replaceAll(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replaceAll(/\r?\n|\r/g, '^\n\n')}^"`;
const asCmd = (body: string) => {
  return [
    `curl ${cmdQuoted('https://rcs.example.com/v2/rcs/app/templates?a=1&b=2')}`,
    `-H ${cmdQuoted('accept: */*')}`,
    `-b ${cmdQuoted('session=secret')}`,
    `-H ${cmdQuoted('sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"')}`,
    `--data-raw ${cmdQuoted(body)}`,
  ].join(' ^\r\n  ');
};
const hex = (unit: string) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const asBash = (body: string) => {
  const quoted = body
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x1F\x7F-\x9F!]/g, hex);
  return `curl 'https://rcs.example.com/v2/rcs/app/templates' \\\n  -H 'authorization: Bearer secret' \\\n  --data-raw $'${quoted}' \\\n  --compressed`;
};
const powerShellQuoted = (text: string) =>
  `"${text
    .replaceAll(/[`$"]/g, '`$&')
    .replaceAll(/[^\x20-\x7E]/g, (unit) => `$([char]${unit.charCodeAt(0)})`)}"`;
const asPowerShell = (body: string) => {
  const data = /[^\x20-\x7E]/.test(body)
    ? `([System.Text.Encoding]::UTF8.GetBytes(${powerShellQuoted(body)}))`
    : powerShellQuoted(body);
  return `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession
$session.UserAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
Invoke-WebRequest -UseBasicParsing -Uri "https://rcs.example.com/v2/rcs/app/templates" \`
-Method "POST" \`
-WebSession $session \`
-Headers @{
"authority"="rcs.example.com"
  "authorization"="Bearer secret"
  "body-kind"="json"
} \`
-ContentType "application/json" \`
-Body ${data}`;
};
const options = (body: string) => ({
  headers: { accept: '*/*', authorization: 'Bearer secret', 'content-type': 'application/json' },
  referrer: 'https://rcs.example.com/',
  body,
  method: 'POST',
  mode: 'cors',
  credentials: 'include',
});
const asFetch = (body: string) =>
  `fetch("https://rcs.example.com/v2/rcs/app/templates", ${JSON.stringify(options(body), null, 2)});`;
const asNodeFetch = (body: string) => {
  const { credentials: _, ...rest } = options(body);
  const headers = { ...rest.headers, cookie: 'session=secret' };
  return `fetch("https://rcs.example.com/v2/rcs/app/templates", ${JSON.stringify({ ...rest, headers }, null, 2)});`;
};

const copies = {
  'cURL (cmd)': [asCmd, 'From a cURL command copied for Windows cmd (not run).'],
  'cURL (bash)': [asBash, 'From a cURL command (not run).'],
  PowerShell: [asPowerShell, 'From a PowerShell command (not run).'],
  fetch: [asFetch, 'From a JavaScript fetch call (not run).'],
  'fetch (Node.js)': [asNodeFetch, 'From a JavaScript fetch call (not run).'],
} as const;

describe.each(Object.entries(copies))('“Copy as %s” of Chrome', (_name, [write, said]) => {
  test('gives its body, says how it was read, and keeps no secret', async () => {
    const { draft, said: message, result } = await read(write(JSON.stringify(nasty)));
    expect(draft).toEqual(nasty);
    expect(message).toContain(said);
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('gives any text unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, isIndented) => {
        const value = { ...hello, component: { text } };
        expect((await read(write(JSON.stringify(value, null, isIndented ? 2 : 0)))).draft).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });
});

test('exact copies of Chrome', async () => {
  const cmd =
    'curl ^"https://rcs.example.com/v2/rcs/app/templates^" ^\r\n  -H ^"content-type: application/json^" ^\r\n  --data-raw ^"^{^\\^"name^\\^":^\\^"hello^\\^",^\\^"type^\\^":^\\^"text_message^\\^",^\\^"component^\\^":^{^\\^"text^\\^":^\\^"Hello^\\^"^}^}^"';
  expect((await read(cmd)).draft).toEqual(hello);
  const powerShell =
    'Invoke-WebRequest -UseBasicParsing -Uri "https://rcs.example.com/" `\n-Method "POST" `\n-ContentType "application/json" `\n-Body "{`"name`":`"hello`",`"type`":`"text_message`",`"component`":{`"text`":`"Hello`"}}"';
  expect((await read(powerShell)).draft).toEqual(hello);
  const fetched =
    'fetch("https://rcs.example.com/", {\n  "headers": {\n    "content-type": "application/json"\n  },\n  "body": "{\\"name\\":\\"hello\\",\\"type\\":\\"text_message\\",\\"component\\":{\\"text\\":\\"Hello\\"}}",\n  "method": "POST"\n});';
  expect((await read(fetched)).draft).toEqual(hello);
});

const json = JSON.stringify(hello);
const backslashed = json.replaceAll('"', String.raw`\"`);

test.each<[string, string]>([
  [
    'curl.exe in PowerShell, with a here-string',
    `PS C:\\Users\\me> curl.exe -X POST https://x.test \`\n  -d @'\n${json}\n'@`,
  ],
  ['curl.exe in PowerShell 5, with protected quotes', `curl.exe https://x.test \`\n  -d '${backslashed}'`],
  ['curl at a cmd prompt, with backslashes', `C:\\Users\\me>curl -X POST https://x.test -d "${backslashed}"`],
  ['curl at a cmd prompt, with doubled quotes', `curl https://x.test -d "${json.replaceAll('"', '""')}"`],
  [
    'several commands, of which one has data',
    `curl 'https://x.test/a' ;\ncurl 'https://x.test' \\\n  -d '${json}'`,
  ],
  ['irm with a variable', `$body = '${json}'\nirm https://x.test -Method Post -Body $body`],
  [
    'Invoke-RestMethod with a here-string',
    `$json = @"\n${json}\n"@\nInvoke-RestMethod -Uri https://x.test -Body $json`,
  ],
  [
    'splatted parameters',
    `$params = @{\n  Uri = 'https://x.test'\n  Body = '${json}'\n}\nInvoke-RestMethod @params`,
  ],
  [
    'fetch with JSON.stringify',
    `const r = await fetch('https://x.test', {\n  method: 'POST',\n  headers: { Authorization: \`Bearer \${token}\` },\n  body: JSON.stringify({\n    name: 'hello', // the name\n    type: 'text_message',\n    component: { text: 'Hello', },\n  }),\n});`,
  ],
  ['fetch with a text in single quotes', `fetch('https://x.test', { method: 'POST', body: '${json}' })`],
  [
    'fetch with a variable',
    `const raw = JSON.stringify(${json});\nfetch("https://x.test", { method: "POST", body: raw });`,
  ],
  [
    'axios',
    `axios.post('https://x.test', { name: 'hello', type: 'text_message', component: { text: 'Hello' } }, { headers: { Authorization: 'Bearer secret' } })`,
  ],
  [
    'axios with one object',
    `axios({ method: 'post', url: 'https://x.test', headers: { a: 'secret' }, data: ${json} })`,
  ],
  [
    'Python requests',
    `requests.post(url, json={'name': 'hello', 'type': 'text_message', 'component': {'text': 'Hello'}}, timeout=5)`,
  ],
  [
    'a recording of a browser',
    JSON.stringify({
      log: {
        version: '1.2',
        pages: [{ title: 'No card' }],
        entries: [
          { request: { method: 'GET', headers: [] }, response: {} },
          {
            request: {
              method: 'POST',
              headers: [{ name: 'authorization', value: 'secret' }],
              postData: { mimeType: 'application/json', text: json },
            },
            response: { content: { text: '{"text":"answer"}' } },
          },
        ],
      },
    }),
  ],
  [
    'one entry of a recording',
    JSON.stringify({ request: { method: 'POST', postData: { text: json } }, response: {} }),
  ],
  ['HTTPie with raw data', `http POST https://x.test Authorization:secret --raw '${json}'`],
  ['HTTPie with a pipe', `$ echo '${json}' | https --body POST x.test/templates`],
  ['HTTPie with a here-string', `xh POST x.test <<<'${json}'`],
  [
    'HTTPie with fields',
    `http POST x.test Authorization:secret dry==1 name=hello type=text_message component:='{"text":"Hello"}'`,
  ],
  ['HTTPie with nested fields', 'http x.test name=hello type=text_message component[text]=Hello'],
  ['Wget', `wget --header='Authorization: secret' --post-data='${json}' -O - https://x.test`],
  [
    'cURL with a here-document',
    `curl -H 'a: secret' x.test -d @- <<'EOF'\n${JSON.stringify(hello, null, 2)}\nEOF`,
  ],
  ['a here-document that is piped', `cat <<EOF | curl -d @- x.test\n${json}\nEOF\n`],
  ['words that are piped into cURL', `echo -n '${json}' | curl --data-binary @- x.test`],
  [
    'a collection of Postman',
    JSON.stringify({
      info: { name: 'Templates' },
      item: [
        {
          name: 'Create',
          item: [
            {
              name: 'Card',
              request: { method: 'POST', header: [{ value: 'secret' }], body: { mode: 'raw', raw: json } },
            },
          ],
        },
      ],
    }),
  ],
  [
    'an export of Insomnia',
    JSON.stringify({
      _type: 'export',
      resources: [
        { _type: 'workspace', name: 'Mine' },
        {
          _type: 'request',
          method: 'POST',
          headers: [{ value: 'secret' }],
          body: { mimeType: 'application/json', text: json },
        },
      ],
    }),
  ],
  ['JSON in a sentence', `Hi {Asha}, please check this template: ${json} — don't send it yet.`],
  ['JSON in a fence in a mail', `Hello,\n\n\`\`\`json\n${JSON.stringify(hello, null, 2)}\n\`\`\`\nRegards`],
  ['a line of a log', `2026-11-02T10:00:00Z INFO sending body="${backslashed}" status=201 [main]`],
  [
    'a log of a log',
    `{"level":"info","msg":"{\\"body\\":${JSON.stringify(JSON.stringify(json)).slice(1, -1)}}"}`,
  ],
  ['JSON that is encoded twice', JSON.stringify(JSON.stringify(JSON.stringify(hello)))],
  ['the record of a log', JSON.stringify({ level: 'info', body: json })],
  ['curly quotes of a writing program', json.replaceAll(/"([^"]*)"/g, '“$1”')],
  ['German quotes', json.replaceAll(/"([^"]*)"/g, '„$1“')],
  ['curly single quotes', json.replaceAll(/"([^"]*)"/g, '‘$1’')],
  ['a template literal', '{name: `hello`, type: `text_message`, component: {text: `Hello`}}'],
])('%s is read', async (_name, text) => {
  const { draft, result } = await read(text);
  expect(draft).toEqual(hello);
  expect(JSON.stringify(result)).not.toContain('secret');
});

const hereDocument = (quote: string, body: string) => `curl x.test -d @- <<${quote}END${quote}\n${body}\nEND`;

test('apostrophes and variables of a here-document stay', async () => {
  const text = "It's $5 `off`";
  const value = { ...hello, component: { text } };
  expect((await read(hereDocument("'", JSON.stringify(value)))).draft).toEqual(value);
  const protectedOnce = JSON.stringify(value).replaceAll(/[$`\\]/g, '\\$&');
  expect((await read(hereDocument('', protectedOnce))).draft).toEqual(value);
});

test('the positions of nested fields are those of a list, and a command without data is no message', async () => {
  const { draft } = await read(
    "http x.test type=text_message component[text]=Hi component[suggestions][0][reply][text]=Yes component[suggestions][][reply][text]='No, thanks'",
  );
  expect(draft.component).toEqual({
    text: 'Hi',
    suggestions: [{ reply: { text: 'Yes' } }, { reply: { text: 'No, thanks' } }],
  });
  for (const text of ['http GET x.test', 'wget x.test', 'cat file | grep x', 'echo hello'])
    expect(await importText(text)).toMatchObject({ ok: false, isPlainText: true });
});

test('a template that was cut is not read as the part of it that is whole', async () => {
  const whole = JSON.stringify({
    ...hello,
    component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes', postbackData: 'eQ==' } }] },
  });
  for (const cut of [whole.slice(0, -1), whole.slice(0, -3), whole.replace('"Hello"', '"He"llo"')]) {
    expect(await importText(cut)).toMatchObject({ ok: false, place: expect.anything() as object });
    expect(await importText(`curl x.test -d '${cut}'`)).toMatchObject({ ok: false });
  }
});

test('quotes inside of a text with curly quotes stay in it', async () => {
  const { draft } = await read('{“text”: “She said “yes” and it’s over”}');
  expect(draft.component).toEqual({ text: 'She said “yes” and it’s over' });
});

test('a text that goes over several lines keeps them', async () => {
  const { draft } = await read('{"text": "First\nSecond"}');
  expect(draft.component).toEqual({ text: 'First\nSecond' });
});

describe('several messages', () => {
  const second = { ...hello, name: 'second' };
  test.each<[string, string]>([
    ['a list', JSON.stringify([hello, second])],
    ['an answer with a list', JSON.stringify({ templates: [hello, second], total: 2 })],
    ['one a line', `${json}\n${JSON.stringify(second)}\n`],
    [
      'two objects with words between',
      `First:\n${JSON.stringify(hello, null, 2)}\nand then\n${JSON.stringify(second)}`,
    ],
    ['two commands', `curl a -d '${json}' ;\ncurl b -d '${JSON.stringify(second)}'`],
  ])('%s', async (_name, text) => {
    const result = await importText(text);
    if (!result.ok) throw new Error(result.problem);
    expect(result.found).toMatchObject([{ draft: hello }, { draft: second }]);
  });
});

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Message ${index}` }));
const tells = (result: Awaited<ReturnType<typeof importText>>) =>
  result.ok ? result.found[0].report.filter(({ message }) => message.includes('There may be more')) : [];

describe('more messages than are read', () => {
  test('are told, with the number of those that could be read', async () => {
    const unreadable = { messages: { msg: [{ richContent: { conversation: [] } }] } };
    const result = await importText(JSON.stringify([unreadable, ...list(200)]));
    expect(result).toMatchObject({ ok: true, isCut: true });
    expect(result.ok && result.found.length).toBe(199);
    expect(tells(result)).toEqual([
      { level: 'set_aside', message: 'Found the first 199 messages. There may be more.' },
    ]);
  });

  test('also from several commands', async () => {
    const command = `curl https://x.test -d '${JSON.stringify(list(150))}'`;
    const result = await importText(`${command}\n${command}`);
    expect(result.ok && [result.found.length, result.isCut]).toEqual([200, true]);
  });

  test('are not told where each one was read', async () => {
    const result = await importText(JSON.stringify({ items: list(200), total: 200, next: '' }));
    expect(result.ok && [result.found.length, result.isCut]).toEqual([200, false]);
    expect(tells(result)).toEqual([]);
  });
});

describe('an error of JSON is told with its place', () => {
  test.each<[string, string, string]>([
    [
      '{\n  "name": "a",\n  "component": {\n    "text": "x" "title": "y"\n  }\n}',
      'Line 4, column 17: a comma is missing before “title”.',
      '    "text": "x" "title": "y"',
    ],
    ['{"name" "a"}', 'Line 1, column 9: a colon is missing before “a”.', '{"name" "a"}'],
    [
      '{"name": "a',
      'Line 1, column 10: the text ends inside the quotes that open here. Copy the whole text.',
      '{"name": "a',
    ],
    ['{"name": hello}', 'Line 1, column 10: “hello” is not in quotes.', '{"name": hello}'],
    [
      '{"a": {"b": 1}',
      'Line 1, column 15: a closing } is missing at the end. Copy the whole text.',
      '{"a": {"b": 1}',
    ],
    [
      "{'name': 'a' 'type': 'b'}",
      'Line 1, column 14: a comma is missing before “type”.',
      "{'name': 'a' 'type': 'b'}",
    ],
  ])('%j', async (text, problem, excerpt) => {
    const result = await importText(text);
    expect(result).toMatchObject({ ok: false, problem, place: { excerpt } });
  });

  test('of a long line only the part around it is shown', async () => {
    const result = await importText(`{"a": "${'x'.repeat(500)}" "b": "${'y'.repeat(500)}"}`);
    if (result.ok || !result.place) throw new Error('no place');
    const { excerpt, mark } = result.place;
    expect(excerpt.length).toBeLessThan(64);
    expect(excerpt.slice(mark, mark + 3)).toBe('"b"');
  });
});

test.each([
  'Hello {name}, our sale starts today! [SALE]',
  '[SALE] 50% off: https://shop.example.com',
  'Dear Priya,\n\nyour order {{1}} is on its way.',
  'See {this} and [that]',
])('words of a message are no data: %j', async (text) => {
  expect(await importText(text)).toMatchObject({ ok: false, isPlainText: true });
});
