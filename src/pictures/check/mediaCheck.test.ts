import { expect, it, vi } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { MediaLook } from '../../schema/media/mediaLook';
import { addressesOf, checkDrafts, problemsOf, type DraftsCheck, type requestMediaCheck } from './mediaCheck';

const draft = (id: string, fileUrl: string, trustsMedia = true) => ({
  id,
  trustsMedia,
  template: {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardContent: { media: { contentInfo: { fileUrl } } } } } },
  } satisfies TemplateDraft,
});
const seen = (address: string, parts: Partial<MediaLook> = {}): MediaLook => ({
  address,
  outcome: 'reached',
  isOwn: false,
  status: 200,
  contentType: 'image/png',
  kind: 'png',
  bytes: 10,
  lookedAt: '2026-11-22T10:00:00Z',
  ...parts,
});
const address = (number: number) => `https://shop.example/${number}.png`;
const many = Array.from({ length: 45 }, (_, index) => draft(`${index}`, address(index)));

async function run(look: typeof requestMediaCheck, drafts = many, signal = new AbortController().signal) {
  const reports: DraftsCheck[] = [];
  await checkDrafts(drafts, (report) => reports.push(report), signal, look);
  return reports;
}

it('each address is asked for once; examples and hosts without trust are not', () => {
  expect(
    addressesOf([
      draft('a', address(1)),
      draft('b', address(1)),
      draft('c', address(2), false),
      draft('d', 'https://pictures.example.com/tea.jpg'),
    ]),
  ).toEqual([address(1)]);
});

it('a run asks in parts and counts what it has seen', async () => {
  const look = vi.fn<typeof requestMediaCheck>((part) =>
    Promise.resolve({ ok: true, looks: part.map((one) => seen(one)) }),
  );
  const reports = await run(look);
  expect(look.mock.calls.map(([part]) => part.length)).toEqual([20, 20, 5]);
  expect(reports.map(({ looked }) => looked)).toEqual([0, 20, 40, 45]);
});

it('what the server puts off is asked for again', async () => {
  vi.useFakeTimers();
  let isFirst = true;
  const running = run(
    (part) => {
      const looks = part.map((one) => seen(one, isFirst ? { outcome: 'limited', retryAfter: 7 } : {}));
      isFirst = false;
      return Promise.resolve({ ok: true, looks });
    },
    many.slice(0, 3),
  );
  await vi.advanceTimersByTimeAsync(7000);
  const reports = await running;
  vi.useRealTimers();
  expect(reports.at(-1)).toMatchObject({ looked: 3, total: 3 });
});

it('a run ends when it is stopped, and where nobody can look', async () => {
  const stopped = new AbortController();
  const look = vi.fn<typeof requestMediaCheck>((part) => {
    stopped.abort();
    return Promise.resolve({ ok: true, looks: part.map((one) => seen(one)) });
  });
  await run(look, many, stopped.signal);
  expect(look).toHaveBeenCalledTimes(1);
  const reports = await run(() => Promise.resolve({ ok: false, reason: 'offline' }));
  expect(reports.at(-1)).toMatchObject({ looked: 0, blocker: 'offline' });
});

it('the problems of a draft are those of its addresses', () => {
  const looks = new Map([[address(1), seen(address(1), { status: 404 })]]);
  expect(problemsOf(draft('a', address(1)), looks)).toEqual(['There is no file at this link (404).']);
  expect(problemsOf(draft('b', address(2)), looks)).toEqual([]);
});
