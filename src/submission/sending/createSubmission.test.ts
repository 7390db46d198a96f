import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTokens } from '../connection/credentials';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { answer, openPage, payload, sendOnce } from '../testing/openPage';
import { isUnderWay } from './sending';

beforeEach(() => pageTokens.setState({}, true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('press', () => {
  it('validates once and opens a review of a copy, and nothing leaves the page', async () => {
    const page = openPage();
    await page.submission.press();
    const { review, blocker } = page.submission.state.getState();
    expect(review).toEqual({
      payload,
      platform: 'embedded',
      platformName: 'default',
      appId: 'demo',
      withPageToken: false,
    });
    expect(review?.payload).not.toBe(payload);
    expect(blocker).toBeUndefined();
    expect(page.toPayload).toHaveBeenCalledTimes(1);
    expect(page.requests).toEqual([]);
  });

  it('opens no review of an invalid draft', async () => {
    const page = openPage();
    page.toPayload.mockReturnValue(undefined);
    await page.submission.press();
    expect(page.submission.state.getState()).toEqual({});
  });

  it('does nothing while an earlier press is being prepared', async () => {
    const page = openPage();
    await Promise.all([page.submission.press(), page.submission.press()]);
    expect(page.toPayload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['offline', {}, false],
    ['no_app_id', { appIds: [] }, true],
    ['no_token', { credentials: 'page' }, true],
  ] satisfies [string, Partial<ConnectedPlatform>, boolean][])(
    'tells the blocker %s instead of a review, and records nothing',
    async (blocker, given, onLine) => {
      const page = openPage(given);
      page.device.onLine = onLine;
      await page.submission.press();
      expect(page.submission.state.getState()).toMatchObject({ review: undefined, blocker });
      expect(page.onSent).not.toHaveBeenCalled();
      expect(page.requests).toEqual([]);
    },
  );

  it('reports that the connection is not known, and asks for it again on demand', async () => {
    const page = openPage();
    page.queries.clear();
    await page.submission.press();
    expect(page.submission.state.getState().blocker).toBe('no_connection');
    page.submission.reconnect();
    expect(page.submission.state.getState().blocker).toBeUndefined();
  });

  it('removes the blocker of the previous press', async () => {
    const page = openPage();
    page.device.onLine = false;
    await page.submission.press();
    page.device.onLine = true;
    await page.submission.press();
    expect(page.submission.state.getState()).toMatchObject({ blocker: undefined, review: { appId: 'demo' } });
  });
});

describe('several platforms', () => {
  const live: ConnectedPlatform = {
    name: 'live',
    label: 'Live',
    tone: 'production',
    platform: 'remote',
    baseUrl: 'https://rcs.example.com',
    appIds: ['shop'],
    textLimit: 3072,
    credentials: 'page',
    readable: 'unknown',
  };

  it('sends to the one that was chosen in the review, remembered for the draft, with its own token', async () => {
    pageTokens.setState({ default: 'of-the-default', live: 'of-live' }, true);
    let chosen: string | undefined;
    const destination = { destination: () => chosen, chooseDestination: (name: string) => (chosen = name) };
    const page = openPage({}, destination, [live]);
    await page.submission.press();
    page.submission.chooseDestination('live');
    expect(chosen).toBe('live');
    expect(page.submission.state.getState().review).toMatchObject({
      payload,
      platform: 'https://rcs.example.com',
      platformName: 'live',
      appId: 'shop',
    });
    page.submission.confirm();
    await page.answered();
    expect(page.requests).toMatchObject([
      { address: '/api/platforms/live/v2/rcs/shop/templates', authorization: 'Bearer of-live' },
    ]);
    expect(page.onSent.mock.calls[0]?.[0]).toMatchObject({
      platform: 'https://rcs.example.com',
      appId: 'shop',
    });
    await page.submission.press();
    expect(page.submission.state.getState().review?.platformName).toBe('live');
  });

  it('asks for the token of the chosen one', async () => {
    pageTokens.setState({ default: 'of-the-default' }, true);
    const page = openPage({}, { destination: () => 'live' }, [live]);
    await page.submission.press();
    expect(page.submission.state.getState().blocker).toBe('no_token');
  });

  it('sends to the default one where the remembered one is gone', async () => {
    const page = openPage({}, { destination: () => 'gone' }, [live]);
    await page.submission.press();
    expect(page.submission.state.getState().review?.platformName).toBe('default');
  });
});

describe('confirm', () => {
  it('sends the reviewed body once, with one validation, and passes the record on', async () => {
    const page = openPage();
    await sendOnce(page);
    expect(page.requests).toEqual([
      {
        address: '/api/v2/rcs/demo/templates',
        body: payload,
        authorization: null,
        key: expect.stringMatching(/^draft-1\.[0-9a-f]{32}\.0$/),
        draft: 'team/draft-1',
      },
    ]);
    expect(page.toPayload).toHaveBeenCalledTimes(1);
    expect(page.onSending.mock.calls).toEqual([
      [expect.objectContaining({ outcome: 'unknown', payload, appId: 'demo', platform: 'embedded' })],
    ]);
    expect(page.onSent.mock.calls).toEqual([
      [
        {
          at: expect.any(Number),
          platform: 'embedded',
          appId: 'demo',
          payload,
          outcome: 'created',
          status: 'pending',
          summary: 'Created, approval pending',
        },
      ],
    ]);
    expect(page.announce).toHaveBeenCalledWith('Created, approval pending');
    expect(page.submission.last.getState()?.outcome?.kind).toBe('created');
    expect(page.submission.state.getState()).toEqual({});
  });

  it('checks the network once for each sending, when the request goes out', async () => {
    const checks = vi.fn<() => boolean>(() => true);
    const page = openPage({}, { isOffline: () => false });
    vi.stubGlobal('navigator', {
      get onLine() {
        return checks();
      },
    });
    await sendOnce(page);
    expect(page.requests).toHaveLength(1);
    expect(checks).toHaveBeenCalledTimes(1);
  });

  it('sends once when it is called twice, and a press meanwhile does nothing', async () => {
    const page = openPage();
    await page.submission.press();
    page.submission.confirm();
    page.submission.confirm();
    await page.submission.press();
    expect(page.toPayload).toHaveBeenCalledTimes(1);
    await page.answered();
    expect(page.requests).toHaveLength(1);
    expect(page.onSent).toHaveBeenCalledTimes(1);
  });

  it('sends nothing without a review, or after it was cancelled', async () => {
    const page = openPage();
    page.submission.confirm();
    await page.submission.press();
    page.submission.cancel();
    page.submission.confirm();
    expect(page.submission.last.getState()).toBeUndefined();
    expect(page.requests).toEqual([]);
  });

  it('sends the reviewed body, even if the draft has changed', async () => {
    const draft = structuredClone(payload);
    const page = openPage({}, { toPayload: () => draft });
    await page.submission.press();
    draft.name = 'changed_meanwhile';
    page.submission.confirm();
    await page.answered();
    expect(page.requests[0]?.body).toEqual(payload);
  });

  it('sends the page’s token where the server holds none, as it is at that moment', async () => {
    const page = openPage({ credentials: 'page', platform: 'remote', baseUrl: 'https://rcs.example' });
    pageTokens.setState({ default: 'first' }, true);
    await page.submission.press();
    pageTokens.setState({ default: 'second' }, true);
    page.submission.confirm();
    await page.answered();
    expect(page.requests[0]?.authorization).toBe('Bearer second');
    expect(page.onSent.mock.calls[0]?.[0].platform).toBe('https://rcs.example');
  });

  it('reports a blocker that came up during the review, and sends nothing', async () => {
    const page = openPage({ credentials: 'page' });
    pageTokens.setState({ default: 'token' }, true);
    await page.submission.press();
    pageTokens.setState({}, true);
    page.submission.confirm();
    expect(page.submission.state.getState()).toMatchObject({ review: undefined, blocker: 'no_token' });
    expect(page.requests).toEqual([]);
  });

  it('records that nothing left a device that went offline during the review', async () => {
    const page = openPage();
    await page.submission.press();
    page.device.onLine = false;
    page.submission.confirm();
    await page.answered();
    expect(page.requests).toEqual([]);
    expect(page.submission.last.getState()?.outcome).toEqual({
      kind: 'not_sent',
      why: 'This device is offline.',
    });
    expect(page.onSent.mock.calls[0]?.[0].outcome).toBe('not_sent');
    page.device.onLine = true;
    await Promise.resolve();
    expect(page.requests).toEqual([]);
  });

  it('passes a refused field on with its record', async () => {
    const page = openPage();
    page.answers.push(() => answer(400, { error: { code: 400, message: 'name: is taken' } }));
    await sendOnce(page);
    expect(page.onSent.mock.calls[0]).toMatchObject([
      { outcome: 'refused' },
      { path: ['name'], message: 'is taken' },
    ]);
    expect(page.announce).not.toHaveBeenCalled();
  });

  it('leaves the outcome unknown when the connection is lost, and repeats nothing', async () => {
    const page = openPage();
    page.answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
    await sendOnce(page);
    expect(page.submission.last.getState()?.outcome?.kind).toBe('unknown');
    expect(page.requests).toHaveLength(1);
    expect(page.onSent.mock.calls[0]?.[0].outcome).toBe('unknown');
  });

  it('passes an unexpected exception to the crash notice', async () => {
    const failure = new Error('The record could not be taken.');
    const page = openPage(
      {},
      {
        onSent: () => {
          throw failure;
        },
      },
    );
    await page.submission.press();
    page.submission.confirm();
    await expect.poll(() => page.submission.state.getState().crash).toBe(failure);
    expect(page.submission.last.getState()).toBeUndefined();
  });

  it('is under way, not of unknown outcome, while its record is stored, and then goes out only once', async () => {
    const release: (() => void)[] = [];
    const stored = new Promise<void>((resolve) => release.push(resolve));
    const page = openPage({}, { onSending: () => stored });
    await page.submission.press();
    page.submission.confirm();
    await page.submission.press();
    expect(page.submission.state.getState().review).toBeUndefined();
    expect(page.requests).toEqual([]);
    expect(isUnderWay(page.submission.last.getState())).toBe(true);
    for (const store of release) store();
    await expect.poll(() => page.submission.last.getState()?.outcome?.kind).toBe('created');
    expect(page.requests).toHaveLength(1);
  });
});

describe('retry', () => {
  it('sends the same body again without a second validation', async () => {
    const page = openPage();
    page.answers.push(() => answer(503, {}));
    await sendOnce(page);
    page.submission.retry();
    await page.answered();
    expect(page.requests.map(({ body }) => body)).toEqual([payload, payload]);
    // A second press is another sending: the first answer must not come back.
    expect(new Set(page.requests.map(({ key }) => key)).size).toBe(2);
    expect(page.toPayload).toHaveBeenCalledTimes(1);
    expect(page.onSent.mock.calls.map(([record]) => record.outcome)).toEqual(['unknown', 'created']);
  });

  it('sends once when it is pressed twice', async () => {
    const page = openPage();
    page.answers.push(() => answer(503, {}));
    await sendOnce(page);
    page.submission.retry();
    page.submission.retry();
    await page.answered();
    expect(page.requests).toHaveLength(2);
  });

  it('does nothing before there is an outcome', async () => {
    const page = openPage();
    page.submission.retry();
    await page.submission.press();
    page.submission.confirm();
    page.submission.retry();
    await page.answered();
    expect(page.requests).toHaveLength(1);
  });

  it('waits as long as the platform asked, whichever button is pressed', async () => {
    const page = openPage();
    page.answers.push(() => answer(429, {}, { 'retry-after': '7' }));
    await sendOnce(page);
    await page.submission.press();
    expect(page.submission.state.getState()).toMatchObject({ review: undefined, blocker: 'wait' });
    page.submission.retry();
    expect(page.submission.state.getState().blocker).toBe('wait');
    expect(page.requests).toHaveLength(1);

    vi.useFakeTimers({ now: Date.now() + 8000, toFake: ['Date'] });
    page.submission.retry();
    await page.answered();
    expect(page.requests).toHaveLength(2);
  });
});

describe('last', () => {
  it('stays for a panel that is opened again, and forbids a second sending meanwhile', async () => {
    const page = openPage();
    await page.submission.press();
    page.submission.confirm();
    const again = page.openAgain();
    expect(isUnderWay(again.last.getState())).toBe(true);
    await again.press();
    expect(again.state.getState().review).toBeUndefined();
    await page.answered();
    expect(again.last.getState()?.outcome?.kind).toBe('created');
    expect(page.requests).toHaveLength(1);
  });

  it('belongs to its draft', async () => {
    const page = openPage();
    await sendOnce(page);
    const other = page.openAgain({ scope: () => 'draft-2' });
    expect(other.last.getState()).toBeUndefined();
  });

  it('notifies its readers of each change, and is the same object in between', async () => {
    const page = openPage();
    const seen: unknown[] = [];
    const stop = page.submission.last.subscribe(() => seen.push(page.submission.last.getState()));
    await sendOnce(page);
    stop();
    const distinct = [...new Set(seen.filter((last) => last !== undefined))];
    expect(distinct).toHaveLength(2);
    expect(page.submission.last.getState()).toBe(distinct[1]);
  });
});
