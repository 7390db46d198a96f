import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, openPage, payload, sendOnce } from '../testing/openPage';

afterEach(() => vi.unstubAllGlobals());

describe('a person who may not send', () => {
  it('hears why before anything leaves the page', async () => {
    for (const blocker of ['signed_out', 'role'] as const) {
      const page = openPage({}, { findAccessBlocker: async () => blocker });
      await page.submission.press();
      expect(page.submission.state.getState()).toMatchObject({ blocker, review: undefined });
      expect(page.requests).toHaveLength(0);
    }
  });

  it('hears it from the server where the page did not know, and the page asks who is signed in', async () => {
    const page = openPage();
    const refusal = { source: 'gateway', error: { code: 'sign_in', message: 'You’re not signed in.' } };
    page.answers.push(() => answer(401, refusal));
    await sendOnce(page);
    expect(page.submission.last.getState()?.outcome).toMatchObject({ kind: 'not_sent', cause: 'signed_out' });
    expect(page.checkAccess).toHaveBeenCalledTimes(1);
  });
});

it('opens a review while text waits beside the draft, but sends nothing, then or again', async () => {
  let hasPendingText = true;
  const page = openPage({}, { hasPendingText: () => hasPendingText });
  await page.submission.press();
  expect(page.submission.state.getState().review?.payload).toEqual(payload);
  page.submission.confirm();
  await expect.poll(() => page.submission.state.getState().blocker).toBe('pending_text');
  expect(page.requests).toEqual([]);
  hasPendingText = false;
  await sendOnce(page);
  hasPendingText = true;
  page.submission.retry();
  await expect.poll(() => page.submission.state.getState().blocker).toBe('pending_text');
  expect(page.requests).toHaveLength(1);
});
