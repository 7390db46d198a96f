import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const answers = [
  [
    'a 404 in JSON',
    { status: 404, contentType: 'application/json', body: '{"message":"no route"}' },
    ['This is not the platform’s address', 'There is nothing at this address.'],
  ],
  [
    'a web page with 502',
    { status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' },
    ['Outcome unknown', 'A web page came back instead of data'],
  ],
  [
    'an empty 201',
    { status: 201, body: '' },
    ['Accepted, but the response couldn’t be read', 'The response was empty.'],
  ],
  [
    'a redirect to a sign-in page',
    {
      status: 502,
      contentType: 'application/json',
      body: JSON.stringify({
        source: 'gateway',
        error: {
          code: 'redirected',
          message: 'The platform responded with a redirect to login.example.com. Redirects are not followed.',
        },
      }),
    },
    ['This is not the platform’s address', 'login.example.com'],
  ],
  [
    'a platform that cannot be reached',
    {
      status: 502,
      contentType: 'application/json',
      body: JSON.stringify({
        source: 'gateway',
        error: { code: 'unreachable', message: 'The platform cannot be reached. Nothing was sent.' },
      }),
    },
    ['Not sent', 'The platform cannot be reached.', 'Nothing reached the platform.'],
  ],
  [
    'a 409',
    { status: 409, body: '' },
    ['This is not the platform’s address', 'The name may be in use there.'],
  ],
] as const;

test('odd answers are named, with their number, and the draft stays @full', async ({ templatePage }) => {
  const { page, form, sending } = templatePage;
  const creations = '**/api/v2/rcs/*/templates';
  await page.route(`${creations}/*`, (route) => route.fulfill({ status: 503 }));
  await templatePage.writeTextMessage(uniqueName(), 'Kept whatever comes.');
  for (const [what, answer, words] of answers) {
    await test.step(what, async () => {
      const headers = { 'X-Request-Id': 'abcd2345efgh' };
      await page.route(creations, (route) => route.fulfill({ ...answer, headers }), { times: 1 });
      await sending.send();
      await sending.expectAlert(...words, `HTTP status ${answer.status}`, 'abcd2345efgh');
      await expect(form.field('Message text')).toHaveValue('Kept whatever comes.');
    });
  }
  await expect(sending.history).toHaveCount(answers.length);
});
