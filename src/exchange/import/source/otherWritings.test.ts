import { expect, test } from 'vitest';
import { importOne } from '../testing/importOne';

const hello = { name: 'hello', type: 'text_message', component: { text: 'Hello' } };
const json = JSON.stringify(hello);

test.each<[string, string]>([
  ['a quotation in a mail', JSON.stringify(hello, null, 2).replaceAll(/^/gm, '> ')],
  ['the log of a container', JSON.stringify(hello, null, 2).replaceAll(/^/gm, 'app-1  | ')],
  [
    'lines with numbers',
    JSON.stringify(hello, null, 2)
      .split('\n')
      .map((line, index) => `${index + 1}: ${line}`)
      .join('\n'),
  ],
  ['lines that a terminal broke', `INFO: sending ${json}`.replaceAll(/.{40}/g, '$&\n')],
  ['names and values that are broken anywhere', json.replaceAll(/(?:na|He|co|ty)/g, '$&\r\n')],
  ['added lines of a comparison', JSON.stringify(hello, null, 2).replaceAll(/^/gm, '+')],
  [
    'lines with times',
    JSON.stringify(hello, null, 2).replaceAll(/^/gm, '2026-11-02T10:00:00.123Z stdout F '),
  ],
  ['a line in the record of a log', JSON.stringify({ ts: 1, message: `POST /templates body=${json}` })],
  [
    'a body deep in the record of a log',
    JSON.stringify({
      http: { request: { method: 'POST', body: { content: json } }, response: { status: 400 } },
    }),
  ],
  ['the parameters of Rails', `Parameters: ${json.replaceAll('":', '"=>')}`],
  ['the code of an address', encodeURIComponent(json)],
  ['a field of a form', `a=1&payload=${encodeURIComponent(json).replaceAll('%20', '+')}`],
  ['the source of a web page', `<pre>${json.replaceAll('"', '&quot;')}</pre>`],
  ['a line of a CSV file', `12,hello,"${json.replaceAll('"', '""')}",2026-11-02`],
  ['Base64', btoa(json)],
])('%s is read', async (_name, text) => {
  const result = await importOne(text);
  expect(result).toMatchObject({ ok: true, kind: 'template', draft: hello });
});

test('words in lines of one width stay words', async () => {
  const text = `${'a {name} '.repeat(6)}\n`.repeat(3);
  expect(await importOne(text)).toMatchObject({ ok: false, isPlainText: true });
});

test('a line break in a text is no broken line', async () => {
  const text = '{"name":"a","type":"text_message","component":{"text":"Hello\nthere"}}';
  expect(await importOne(text)).toMatchObject({ draft: { component: { text: 'Hello\nthere' } } });
});
