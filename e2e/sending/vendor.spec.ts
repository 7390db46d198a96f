import { OwnServer } from '../support/ownServer';
import { expect, test as base } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';
import { VendorStub, type Answer } from '../support/vendorStub';

/** A page in front of a stub of the vendor's platform, over real connections. */
const test = base.extend<{ vendor: VendorStub; pageServer: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  vendor: async ({}, provide) => {
    const vendor = new VendorStub();
    await vendor.start();
    await provide(vendor);
    await vendor.close();
  },
  pageServer: async ({ vendor }, provide) => {
    const server = new OwnServer({
      RCS_BASE_URL: vendor.address,
      RCS_APP_IDS: 'shop',
      RCS_ACCESS_TOKEN: 'token-of-the-vendor',
    });
    await server.start();
    await provide(server);
    await server.remove();
  },
  address: async ({ pageServer }, provide) => provide(pageServer.address),
  baseURL: async ({ pageServer }, provide) => provide(pageServer.address),
});

const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();

/** Odd answers to a creation, and the words that name each. */
const odd: [what: string, answer: Answer, words: (string | RegExp)[]][] = [
  [
    'a 404 in JSON',
    (response) =>
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"no route"}'),
    ['This is not the platform’s address', 'There is nothing at this address.', 'HTTP status 404'],
  ],
  [
    'a web page with 502',
    (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    ['Outcome unknown', 'A web page came back instead of data', 'HTTP status 502'],
  ],
  [
    'an empty 201',
    (response) => response.writeHead(201).end(),
    ['Accepted, but the response couldn’t be read', 'The response was empty.', 'HTTP status 201'],
  ],
  [
    'a redirect to a sign-in page',
    (response) => response.writeHead(302, { Location: 'https://login.example.com/start?token=x' }).end(),
    ['This is not the platform’s address', 'redirect to login.example.com', 'HTTP status 502'],
  ],
  [
    'a connection that is reset after the headers',
    (response) => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': 500 });
      response.write('{"name":', () => response.destroy());
    },
    ['Outcome unknown', 'The connection to the platform was lost.', 'HTTP status 502'],
  ],
  [
    'another name than the one that was sent',
    (response, template) =>
      response
        .writeHead(201, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ ...template, name: 'another', status: 'pending' })),
    ['Created, but with an unexpected response', 'Its name is “another”', 'HTTP status 201'],
  ],
  [
    'a wait until a date',
    (response) => response.writeHead(429, { 'Retry-After': inTwoMinutes() }).end(),
    ['Too many requests', /You can send again in [12] min/, 'HTTP status 429'],
  ],
];

test.describe('a stub of the vendor’s platform', { tag: '@own-server' }, () => {
  test('a lost answer ends in the true status without a press, and odd answers are named @full', async ({
    templatePage,
    vendor,
  }) => {
    const { form, sending } = templatePage;
    await test.step('the answer is lost after the template was created', async () => {
      vendor.answerNext((response, _template, store) => {
        store();
        response.destroy();
      });
      await templatePage.writeTextMessage(uniqueName());
      await sending.send();
      await sending.expectStatus('Approval pending');
      await expect(sending.history.first()).toContainText('Found on the platform');
      expect(vendor.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
      await expect(sending.history.getByRole('button', { name: 'Set status manually' })).toBeHidden();
    });
    await test.step('the name of another template is not sent again', async () => {
      const name = uniqueName();
      vendor.stored.set(name, {
        name,
        type: 'text_message',
        component: { text: 'Theirs' },
        status: 'approved',
        ttl: '',
      });
      vendor.answerNext((response) => response.destroy());
      await form.fillIn({ 'Template name': name });
      await sending.send();
      await sending.expectAlert('The platform has a different template with this name');
      await expect(sending.alert.getByRole('button', { name: 'Send again' })).toBeHidden();
      await expect(sending.area.getByRole('button', { name: /^Use / }).first()).toBeVisible();
    });
    for (const [what, answer, words] of odd) {
      await test.step(what, async () => {
        await form.fillIn({ 'Template name': uniqueName() });
        vendor.answerNext(answer);
        await sending.send();
        await sending.expectAlert(...words);
      });
    }
  });

  test('a refused name offers one that is free at the platform too', async ({ templatePage, vendor }) => {
    const { sending } = templatePage;
    const name = `${uniqueName().slice(0, 12)}x`;
    for (const taken of [`${name}_2`, `${name}_3`])
      vendor.stored.set(taken, {
        name: taken,
        type: 'text_message',
        component: { text: 'Theirs' },
        status: 'approved',
        ttl: '',
      });
    vendor.answerNext((response) =>
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { code: 400, message: 'name: is not unique' } })),
    );
    await templatePage.writeTextMessage(name);
    await sending.send();
    await sending.expectAlert('This name is taken', 'name: is not unique', 'HTTP status 400');
    await sending.area.getByRole('button', { name: `Use ${name}_4` }).click();
    await expect(templatePage.name).toHaveValue(`${name}_4`);
    await sending.send();
    await sending.expectStatus('Approval pending');
  });
});
