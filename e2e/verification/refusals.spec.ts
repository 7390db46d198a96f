import type { Page } from '@playwright/test';
import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { OwnServer } from '../support/ownServer';
import { VerifyPage } from '../models/VerifyPage';
import { expect, test } from '../support/test';
import { onlyEmbedded } from './onlyEmbedded';

test.beforeEach(onlyEmbedded);

const SECRET = 'c2VjcmV0LW9mLXRoZS10ZXN0cw==';

/** Changes the next starts on their way to the server: the form itself sends nothing that the platform refuses. */
async function alter(page: Page, body: object, headers: Record<string, string> = {}) {
  await page.route('**/api/verification/v1/verifications', (route, request) => {
    const start: unknown = request.postDataJSON();
    return route.continue({
      headers: { ...request.headers(), ...headers },
      postData: JSON.stringify({ ...(start as object), ...body }),
    });
  });
}

test(
  'nothing is sent before the form is valid, and each error is shown at its field',
  { tag: '@core' },
  async ({ page }) => {
    const verify = new VerifyPage(page);
    await verify.open();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/verifications')) sent += 1;
    });
    await verify.form.fillIn({
      'App ID': 'a b',
      'Phone number': '98765 43210',
      'End user’s IP address': '192.0.2',
      'Request time': 'yesterday',
    });
    await verify.press();
    await verify.form.expectError('App ID', 'An app ID has up to 64 letters');
    await verify.form.expectError('Phone number', 'not valid. Enter + and the country code');
    await verify.form.expectError('End user’s IP address', 'is not valid');
    await verify.form.expectError('Request time', 'Request time is not valid.');
    await expect(verify.form.field('App ID')).toBeFocused();
    expect(sent).toBe(0);
    await expect(verify.form.field('Phone number')).toHaveValue('98765 43210');
  },
);

test('an error appears when its field is left and follows the typed text; after a press, each error follows at once', async ({
  page,
}) => {
  const verify = new VerifyPage(page);
  const { form } = verify;
  await verify.open();
  await form.field('Phone number').pressSequentially('98');
  await form.expectNoError('Phone number');
  await form.field('Phone number').blur();
  await form.expectError('Phone number', 'not valid. Enter + and the country code');
  await form.expectNoError('Request time');
  await form.field('Phone number').fill('');
  await form.expectError('Phone number', 'Enter the phone number.');
  await verify.result.getByRole('button', { name: 'Fill in an example number' }).click();
  await form.expectNoError('Phone number');
  await expect(form.field('Phone number')).toHaveValue('+919876543210');
  await expect(form.field('Phone number')).toBeFocused();

  await form.fillIn({ 'End user’s IP address': '192.0.2', 'App ID': '' });
  await form.expectError('End user’s IP address', 'is not valid');
  await form.area.getByRole('button', { name: 'Use an address of operator two' }).click();
  await form.expectNoError('End user’s IP address');
  await form.expectError('App ID', 'Enter the app ID.');
  await verify.choose('Server, signed');
  await expect(form.field('App ID')).toHaveCount(0);
  await verify.choose('SDK, public');
  await expect(form.field('App ID')).toHaveValue('');
  await form.expectNoError('App ID');

  await form.fillIn({ 'Phone number': '9' });
  await form.field('Reference').fill('order 7');
  await form.field('Reference').press('Enter');
  await form.expectError('App ID', 'Enter the app ID.');
  await form.expectError('Phone number', 'not valid. Enter + and the country code');
  await expect(form.field('App ID')).toBeFocused();
  await form.field('Request time').pressSequentially('n');
  await form.expectError('Request time', 'Request time is not valid.');
});

test('an address of no known operator is refused at its field @full', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.form.fillIn({ 'Phone number': '+919876543210', 'End user’s IP address': '8.8.8.8' });
  await verify.press();
  await verify.form.expectError('End user’s IP address', 'it must be an address of a known operator');
  await expect(verify.form.field('End user’s IP address')).toBeFocused();
  await expect(verify.result.getByText('Not accepted: request (400)')).toBeVisible();
  await expect(verify.result.getByText('8.8.8.8', { exact: true })).toBeVisible();
  await verify.form.field('End user’s IP address').fill('192.0.2.10');
  await verify.form.expectNoError('End user’s IP address');
});

test('an unknown app id is refused at its field @full', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.form.fillIn({ 'Phone number': '+919876543210', 'App ID': 'stranger' });
  await verify.press();
  await verify.form.expectError('App ID', 'it must name a known application');
  await expect(verify.result.getByText('Not accepted: credentials (401)')).toBeVisible();
});

test('a stale time of a signed request is refused at the time @full', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.choose('Server, signed');
  await verify.form.fillIn({ 'Phone number': '+919876543210', 'Request time': '2020-01-01T00:00:00Z' });
  await verify.press();
  await verify.form.expectError('Request time', 'x-timestamp of the last 5 minutes');
  await expect(verify.result.getByText('Not accepted: credentials (401)')).toBeVisible();
});

const altered: [string, object, Record<string, string>, string, RegExp][] = [
  ['a number', { identity: { type: 'number', endpoint: '9876' } }, {}, 'Phone number', /E\.164/],
  ['no number', { identity: { type: 'number' } }, {}, 'Phone number', /it is required/],
  [
    'another type',
    { identity: { type: 'email', endpoint: '+911234567' } },
    {},
    'Phone number',
    /one of number/,
  ],
  ['a reference that is no text', { reference: 7 }, {}, 'Reference', /must be a string/],
  ['custom data that are no text', { custom: {} }, {}, 'Custom data', /must be a string/],
  ['a wrong time', {}, { 'x-timestamp': 'yesterday' }, 'Request time', /ISO-8601/],
  ['a wrong address', {}, { 'x-forwarded-for': 'here' }, 'End user’s IP address', /valid IP address/],
];
test('a refusal of the platform is shown at the field that caused it', async ({ page }) => {
  const verify = new VerifyPage(page);
  for (const [what, body, headers, field, words] of sampleOf(altered, 3)) {
    await test.step(`${what}, at “${field}”`, async () => {
      await verify.open();
      await alter(page, body, headers);
      await verify.form.fillIn({ 'Phone number': '+919876543210' });
      await verify.press();
      await verify.form.expectError(field, 'The platform didn’t accept this');
      await verify.form.expectWords(field, words);
      await expect(verify.result.getByText('Not accepted: request (400)')).toBeVisible();
      await page.unrouteAll();
    });
  }
});

test('a start whose answer is lost is unknown, and is made once, although the browser repeats it', async ({
  page,
  platform,
}) => {
  const verify = new VerifyPage(page);
  await verify.open();
  for (const [answer, number, status] of [
    ['dropped-after-commit', '+919876500001', 200],
    ['dropped-before-commit', '+919876500002', 404],
  ] as const) {
    await platform.verificationAnswers(number, answer);
    await verify.form.field('Phone number').fill(number);
    await verify.press();
    await expect(verify.result.getByText('Outcome unknown')).toBeVisible();
    const found = await page.request.get(`/api/verification/v1/verifications/seamless/number/${number}`);
    expect(found.status()).toBe(status);
    expect(((await found.json()) as { earlier?: unknown[] }).earlier ?? []).toEqual([]);
  }
});

test('a refusal that no field caused is shown with its words', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await alter(page, { method: 'sms' });
  await verify.form.fillIn({ 'Phone number': '+919876543210' });
  await verify.press();
  await expect(verify.result.getByRole('alert').getByText(/^method: /)).toBeVisible();
});

test(
  'too many starts count down, then can be repeated by a press @full',
  { tag: '@own-server' },
  async ({ page }) => {
    const server = new OwnServer({ PLATFORM_VERIFICATION_LIMIT: '1/4' });
    await server.start();
    try {
      const verify = new VerifyPage(page);
      await verify.open(`${server.address}/verify`);
      await verify.start();
      await verify.press();
      await verify.form.expectError('Phone number', 'Too many starts');
      await expect(verify.result.getByText('Too many starts (429)')).toBeVisible();
      await verify.result.getByRole('button', { name: 'Start again' }).click();
      await verify.expectStatus('Waiting for the phone');
    } finally {
      await server.remove();
    }
  },
);

test(
  'a wrong secret is refused at the choice of the signed form @full',
  { tag: '@own-server' },
  async ({ page }) => {
    const server = new OwnServer({
      PLATFORM_VERIFICATION_APPS: JSON.stringify({ demo: SECRET }),
      VERIFICATION_SECRET: 'YW5vdGhlci1zZWNyZXQ=',
    });
    await server.start();
    try {
      const verify = new VerifyPage(page);
      await verify.open(`${server.address}/verify`);
      await verify.choose('Server, signed');
      await verify.form.fillIn({ 'Phone number': '+919876543210' });
      await verify.press();
      await expect(verify.form.area.getByRole('group', { name: 'Caller' })).toHaveAccessibleDescription(
        /must carry the right signature/,
      );
      await expect(page.getByText('YW5vdGhlci1zZWNyZXQ=')).toHaveCount(0);
    } finally {
      await server.remove();
    }
  },
);

test(
  'the status of another app, and of an unknown verification, is refused in words @full',
  { tag: '@own-server' },
  async ({ page, request }) => {
    const server = new OwnServer({
      PLATFORM_VERIFICATION_APPS: JSON.stringify({ demo: SECRET, other: SECRET }),
    });
    await server.start();
    try {
      const started = await request.post(`${server.address}/verification/v1/verifications`, {
        headers: {
          Authorization: 'Application other',
          'x-timestamp': '2027-03-14T09:30:00Z',
          'X-Forwarded-For': '192.0.2.10',
        },
        data: { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' },
      });
      const { id } = (await started.json()) as { id: string };
      const verify = new VerifyPage(page);
      await verify.open(`${server.address}/verify?id=${id}`);
      await expect(verify.result.getByText('The status request wasn’t accepted (403)')).toBeVisible();
      await verify.open(`${server.address}/verify?id=unknown`);
      await expect(verify.result.getByText('The status request wasn’t accepted (404)')).toBeVisible();
      await expect(verify.result.getByText('id: is not known', { exact: true })).toBeVisible();
    } finally {
      await server.remove();
    }
  },
);
