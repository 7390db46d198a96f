import { expect, test } from 'vitest';
import { writeShareLink } from '../../exchange/link/shareLink';
import { feedback } from '../../schema/examples/texts';
import { readInspected } from './readInspected';

const { template } = feedback;
const link = `https://desk.example/inspect?phone=ios&theme=dark&text=largest${await writeShareLink(template)}`;
const shown = (text: string) =>
  readInspected(text).then((inspected) => (inspected.kind === 'messages' ? inspected : undefined));

test('a link with words around it is shown as it asks to be', async () => {
  const inspected = await shown(`The customer sees this: ${link}.`);
  expect(inspected).toMatchObject({
    found: [{ kind: 'template', draft: template }],
    linkView: { phone: 'ios', theme: 'dark', text: 'largest' },
  });
});

test('a link is found in the line of a log, too', async () => {
  const inspected = await shown(`{"level":"info","referer":"${link}"}`);
  expect(inspected?.found).toMatchObject([{ kind: 'template', draft: template }]);
});

test('JSON counts before a link beside it', async () => {
  const body = JSON.stringify({ type: 'text_message', component: { text: 'Hello' } });
  const inspected = await shown(`POST ${body} from https://desk.example/inspect#v1.9`);
  expect(inspected?.found).toMatchObject([{ draft: { component: { text: 'Hello' } } }]);
});

test('a created template and an escaped one in a log are shown', async () => {
  const created = { name: 'hello', type: 'text_message', component: { text: 'Hello' }, status: 'approved' };
  for (const text of [
    JSON.stringify(created),
    `2026-11-22T10:00:01Z INFO 201 ${JSON.stringify(created)} 12 ms`,
    JSON.stringify({ level: 'info', body: JSON.stringify(created) }),
  ])
    expect((await shown(text))?.found).toMatchObject([{ draft: { name: 'hello' } }]);
});

test('words are shown as the text of a message', async () => {
  const inspected = await shown('Your parcel arrives today.\n');
  expect(inspected?.found).toMatchObject([
    { kind: 'text', text: 'Your parcel arrives today.', suggestions: [] },
  ]);
});

test('an event, a Base64 value and the words of an error are not taken for a message', async () => {
  const event = { senderPhoneNumber: '+919876543210', messageId: 'm1', text: 'Hi' };
  expect(await readInspected(JSON.stringify(event))).toMatchObject({ kind: 'event' });
  expect(await readInspected('eWVzX3BsZWFzZQ==')).toEqual({ kind: 'base64', decoded: 'yes_please' });
  expect((await shown('Your title is too long'))?.found[0]?.doubt).toContain('error message');
  for (const words of ['Discount', 'Saturday', 'Your parcel is on its way, and it is free.'])
    expect((await shown(words))?.found).toMatchObject([{ kind: 'text', text: words }]);
  expect((await shown('Your parcel is on its way.'))?.found[0]?.doubt).toBeUndefined();
});

test('a cut link, broken JSON and rows of a spreadsheet are named', async () => {
  expect(await readInspected(link.slice(0, -9))).toMatchObject({
    kind: 'problem',
    problem: expect.stringContaining('cut off'),
  });
  expect(await readInspected('{"name": "x", "type": }')).toMatchObject({ kind: 'problem' });
  expect(await readInspected('Title\tPrice\nShoe\t₹1,499\n')).toEqual({ kind: 'rows' });
});

const reply = (postbackData: string) => ({ reply: { text: 'Yes', postbackData } });
const request = (suggestions: unknown[]) =>
  JSON.stringify({ name: 'a', type: 'text_message', component: { text: 'Hello', suggestions } });
const refusal = JSON.stringify({ error: { code: 400, message: 'component.text: is not allowed' } });

test('an answer of the platform is named, alone and beside its request', async () => {
  expect(await readInspected(`HTTP/1.1 400 Bad Request\n\n${refusal}`)).toMatchObject({
    kind: 'answer',
    answer: { kind: 'refusal', status: 400 },
  });
  expect(await readInspected(`> ${request([])}\n< ${refusal}`)).toMatchObject({
    kind: 'messages',
    found: [{ draft: { name: 'a' } }],
    refusal: { kind: 'refusal', message: 'component.text: is not allowed' },
  });
});

test('a response without a body is named, alone and behind its request', async () => {
  const busy = { kind: 'refusal', status: 429, retryAfter: '37' };
  for (const head of ['HTTP/1.1 429 Too Many Requests\nRetry-After: 37', '< HTTP/2 429\n< retry-after: 37'])
    expect(await readInspected(head)).toMatchObject({ kind: 'answer', answer: busy });
  const sent = command(request([]));
  expect(await shown(`${sent}\n\nHTTP/2 429\nretry-after: 37\n`)).toMatchObject({
    found: [{ draft: { name: 'a' } }],
    refusal: busy,
  });
  expect((await shown(`${sent}\n\nHTTP/2 201\n`))?.refusal).toBeUndefined();
});

test('what reading mends of a request is told as the reason of a refusal', async () => {
  const inspected = await shown(request([{ reply: { text: 'Yes', postback: 'eWVz' } }]));
  expect(inspected?.found[0]?.refusedFor).toMatchObject([
    { path: ['component', 'suggestions', 0, 'reply', 'postback'] },
  ]);
  // Postback data is kept as it came, so that its issue is that of the message.
  expect((await shown(request([reply('yes!')])))?.found[0]?.refusedFor).toEqual([]);
  expect((await shown(request([reply('eWVz')])))?.found[0]?.refusedFor).toEqual([]);
  // What is wrong in both stands in the list of issues.
  expect((await shown(request([reply('eWVz'), { reply: {} }])))?.found[0]?.refusedFor).toEqual([]);
});

const reasonsOf = async (text: string) =>
  (await shown(text))?.found[0]?.refusedFor?.map(({ path, message }) => `${path.join('.')}: ${message}`);
const command = (data: string) => `curl -X POST https://x.test/v2 -d '${data}'`;

test('what reading fixes of the form of a request is a reason of its refusal, too', async () => {
  const json = request([]);
  const doubled = json.replace('"text":"Hello"', '"text":"Hi","text":"Hello"').replace('{', '{"name":"b",');
  const twice = [
    'name: “name” appears twice in one object.',
    'component.text: “component.text” appears twice in one object.',
  ];
  const mark = ': It starts with a byte order mark. Save it as UTF-8 without one.';
  const invalid = /^: It isn’t valid JSON\. Line 1, column \d+: /;

  expect((await reasonsOf(doubled))?.toSorted()).toEqual(twice.toSorted());
  expect((await reasonsOf(command(doubled)))?.toSorted()).toEqual(twice.toSorted());
  expect(await reasonsOf(`\ufeff${json}`)).toEqual([mark]);
  expect(await reasonsOf(command(`\ufeff${json}`))).toEqual([mark]);
  expect(await reasonsOf(`\ufeff${command(json)}`)).toEqual([]);
  const comma = json.replace(/\}$/, ',}');
  for (const text of [comma, command(comma)])
    expect(await reasonsOf(text)).toEqual([expect.stringMatching(invalid)]);
  // Code and logs write the same body in another way.
  expect(
    await reasonsOf(`fetch('https://x.test', { method: 'POST', body: JSON.stringify(${comma}) })`),
  ).toEqual([]);
});

const body = { name: 'a', type: 'text_message', component: { text: 'Hello' } };
const error = JSON.parse(refusal);
test.each<[string, unknown]>([
  [
    'a body as a text',
    { request: { method: 'POST', body: request([]) }, response: { status: 400, body: refusal } },
  ],
  ['keys with dots', { 'http.request.body': body, 'http.response.body': error }],
  [
    'keys with dots and texts',
    { 'http.request.body.content': request([]), 'http.response.body.content': refusal },
  ],
  [
    'nested keys',
    { http: { request: { method: 'POST', body }, response: { status_code: 400, body: error } } },
  ],
  ['a wrapper of a cloud', { httpRequest: { status: 400 }, jsonPayload: { request: body, response: error } }],
  ['short keys', { reqBody: body, resBody: error }],
  ['an answer in another form', { payload: body, response: { code: 400, message: error.error.message } }],
  ['an error without an answer', { msg: 'refused', payload: body, status: 400, error: error.error.message }],
])('a log with %s is read as request and answer', async (_form, line) => {
  expect(
    await readInspected(JSON.stringify({ time: '2026-11-26T10:00:01Z', ...(line as object) })),
  ).toMatchObject({
    kind: 'messages',
    found: [{ draft: { component: { text: 'Hello' } } }],
    refusal: { status: 400, message: 'component.text: is not allowed' },
  });
});
