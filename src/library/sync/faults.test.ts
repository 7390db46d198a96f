import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import type { DraftAnswer, DraftDocument } from '../../schema/responses/spaces';
import {
  createTypist,
  firstDraft,
  openTestBrowser,
  typedFields,
  type Fault,
  type SentRequest,
  type TestBrowser,
} from './testing/openTestBrowser';

const HISTORIES = isFull ? 500 : 10;
const TIMEOUT_MS = isFull ? 600_000 : 120_000;

/** A server that compares and sets, as `server/spaces/draftStore.ts` does. */
function createServer() {
  let state: { answer: DraftAnswer; deletedAt: number | null } | undefined;
  const pushes = new Map<string, string>();
  const etags = new Set<string>();
  let sequence = 0;

  function write(document: DraftDocument, deletedAt: number | null, key: string | null): DraftAnswer {
    sequence += 1;
    const revision = (state?.answer.draft.revision ?? 0) + 1;
    const etag = `${revision}-${String(sequence).padStart(8, '0')}`;
    etags.add(etag);
    if (key !== null) pushes.set(key, etag);
    const draft = {
      id: 'd1',
      name: document.template.name ?? null,
      type: document.template.type,
      revision,
      etag,
      sequence,
      createdAt: 1,
      changedAt: sequence,
      changedBy: null,
      deletedAt,
    };
    const answer = { draft, document: structuredClone(document) };
    state = { answer, deletedAt };
    return answer;
  }
  return {
    newest: () => state?.answer,
    handle(request: SentRequest): Response {
      const key = request.headers.get('idempotency-key');
      const known = key === null ? undefined : pushes.get(key);
      if (known !== undefined && state)
        return Response.json({ ...state.answer, draft: { ...state.answer.draft, etag: known } });
      const ifMatch = request.headers.get('if-match')?.replaceAll('"', '');
      const isNew = request.headers.get('if-none-match') === '*';
      if (!state && !isNew) return Response.json({}, { status: 404 });
      if (state && (isNew || ifMatch !== state.answer.draft.etag))
        return Response.json(
          {
            ...state.answer,
            source: 'gateway',
            error: { code: 'changed', message: 'Changed.' },
            knowsRevision: ifMatch !== undefined && etags.has(ifMatch),
          },
          { status: 412 },
        );
      const isDeletion = request.method === 'DELETE';
      const document =
        isDeletion && state ? state.answer.document : (JSON.parse(request.body ?? 'null') as DraftDocument);
      return Response.json(write(document, isDeletion ? sequence : null, key), { status: state ? 200 : 201 });
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const step = fc.record({
  who: fc.nat(2),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('type' as const), field: fc.constantFrom(...typedFields) }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('meet' as const) }) },
  ),
});
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fault>('lost before', 'lost after', 'twice', 'killed before', 'killed after'),
  },
);

test(
  `${HISTORIES} histories of three browsers, lost and doubled requests and kills: no typed text is lost`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 30 }),
        fc.array(fault, { minLength: 40, maxLength: 40 }),
        async (steps, faults) => {
          const server = createServer();
          const left = [...faults];
          let isCalm = false;
          const nextFault = () => (isCalm ? 'none' : (left.shift() ?? 'none'));
          // One after the other: each takes the storage that is the global one.
          const open: TestBrowser[] = [];
          for (const name of ['a', 'b', 'c'])
            open.push(await openTestBrowser({ name, send: (request) => server.handle(request), nextFault }));
          const [a] = open;
          await a?.add(firstDraft());
          isCalm = true;
          for (const browser of open) await browser.meet(server.newest);
          isCalm = false;

          const typist = createTypist();
          for (const { who, what } of steps) {
            const browser = open[who];
            if (!browser) continue;
            if (what.kind === 'meet') await browser.meet(server.newest);
            else await typist.type(browser, what.field);
          }
          isCalm = true;
          for (const browser of [...open, ...open, ...open]) await browser.meet(server.newest);
          const records = [];
          for (const browser of open) records.push((await browser.draft())?.draft);
          const [one, two, three] = records.map((draft) => draft && [draft.template, draft.conflicts]);
          expect(two).toEqual(one);
          expect(three).toEqual(one);
          expect(typist.lostIn(records[0])).toEqual([]);
        },
      ),
      { numRuns: HISTORIES, interruptAfterTimeLimit: TIMEOUT_MS - 10_000, markInterruptAsFailure: true },
    );
    reportFigure({
      promise:
        'Drafts reach the server and the other browsers whatever happens to a request, and no typed text is lost',
      tried: `${HISTORIES} histories of three browsers with lost and doubled requests and kills`,
      lost: 0,
    });
  },
  TIMEOUT_MS,
);
