import * as indexedDb from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import type { Draft } from '../../schema/draft/draft';
import type { DraftAnswer, DraftDocument } from '../../schema/responses/spaces';

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
    handle(request: { method: string; headers: Headers; body: unknown }): Response {
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
      const document = isDeletion && state ? state.answer.document : (request.body as DraftDocument);
      return Response.json(write(document, isDeletion ? sequence : null, key), { status: state ? 200 : 201 });
    },
  };
}

/** What the network does with one request. */
type Fault = 'none' | 'lost before' | 'lost after' | 'twice' | 'killed before' | 'killed after';

/** A browser with a storage of its own. Killing it forgets everything but the storage. */
async function openBrowser(name: string, server: ReturnType<typeof createServer>, nextFault: () => Fault) {
  const storage = new indexedDb.IDBFactory();
  let killed = false;

  async function load() {
    vi.resetModules();
    for (const [one, value] of Object.entries(indexedDb))
      if (one.startsWith('IDB')) vi.stubGlobal(one, value);
    vi.stubGlobal('indexedDB', storage);
    const [sync, drafts, rows] = await Promise.all([
      import('./createSync'),
      import('../storage/drafts'),
      import('../storage/syncRows'),
    ]);
    // Opens the database while this storage is the global one.
    await rows.readSyncState('d1');
    return {
      drafts,
      rows,
      sync: sync.createSync({
        person: () => null,
        device: () => name,
        defaultSpace: () => 'team',
        onPushed: () => undefined,
        onProblem: () => undefined,
      }),
    };
  }
  let page = await load();

  async function fetchFromServer(_address: string, init: RequestInit): Promise<Response> {
    const fault = nextFault();
    const text = typeof init.body === 'string' ? init.body : 'null';
    const send = () =>
      server.handle({
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: JSON.parse(text),
      });
    if (fault === 'killed before' || fault === 'lost before') killed = fault === 'killed before';
    if (fault.endsWith('before')) throw new TypeError('Failed to fetch');
    if (fault === 'twice') send();
    const answer = send();
    killed = fault === 'killed after';
    if (fault.endsWith('after')) throw new TypeError('Failed to fetch');
    return answer;
  }

  async function readDraft() {
    const read = await page.rows.readSyncState('d1');
    const record = read.ok ? read.value.record : undefined;
    return record?.state === 'found' ? record : undefined;
  }
  return {
    draft: readDraft,
    add: (draft: Draft) => page.drafts.addDrafts([draft]),
    change: (change: (draft: Draft) => Draft) => page.drafts.changeDraft('d1', change),
    remove: () => page.drafts.softDelete(['d1']),
    /** Pushes and takes over what is new, as far as the network lets it. A killed browser starts again. */
    async meet() {
      vi.stubGlobal('fetch', fetchFromServer);
      killed = false;
      await page.sync.push('d1');
      const newest = server.newest();
      if (newest && !killed) await page.sync.receive({ id: 'd1', space: 'team' }, newest);
      if (killed) page = await load();
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const first = (): Draft => ({
  id: 'd1',
  space: '',
  template: {
    name: 'start',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: { title: 'Start', description: 'Start' },
        },
      },
    },
  },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
});

const fields = ['name', 'title', 'description'] as const;

function typed(draft: Draft, field: (typeof fields)[number], text: string): Draft {
  if (field === 'name') return { ...draft, template: { ...draft.template, name: text } };
  const { standaloneCard } = draft.template.component.richCard ?? {};
  const cardContent = { ...standaloneCard?.cardContent, [field]: text };
  return {
    ...draft,
    template: {
      ...draft.template,
      component: {
        richCard: { standaloneCard: { cardOrientation: 'VERTICAL', ...standaloneCard, cardContent } },
      },
    },
  };
}

const tagsIn = (draft: Draft | undefined): Set<string> =>
  new Set(JSON.stringify([draft?.template, draft?.conflicts]).match(/<\d+>/g));

const step = fc.record({
  who: fc.nat(2),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('type' as const), field: fc.constantFrom(...fields) }),
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
          const open = [
            await openBrowser('a', server, nextFault),
            await openBrowser('b', server, nextFault),
            await openBrowser('c', server, nextFault),
          ];
          const [a] = open;
          await a?.add(first());
          isCalm = true;
          for (const browser of open) await browser.meet();
          isCalm = false;

          const given = new Set<string>();
          const all = new Set<string>();
          let count = 0;
          for (const { who, what } of steps) {
            const browser = open[who];
            if (!browser) continue;
            if (what.kind === 'meet') {
              await browser.meet();
              continue;
            }
            count += 1;
            const tag = `<${count}>`;
            const before = tagsIn((await browser.draft())?.draft);
            await browser.change((draft) => typed(draft, what.field, tag));
            const after = tagsIn((await browser.draft())?.draft);
            all.add(tag);
            for (const seen of before) if (!after.has(seen)) given.add(seen);
          }
          isCalm = true;
          for (const browser of [...open, ...open, ...open]) await browser.meet();
          const records = [];
          for (const browser of open) records.push((await browser.draft())?.draft);
          const [one, two, three] = records.map((draft) => draft && [draft.template, draft.conflicts]);
          expect(two).toEqual(one);
          expect(three).toEqual(one);
          const kept = tagsIn(records[0]);
          expect([...all].filter((tag) => !kept.has(tag) && !given.has(tag))).toEqual([]);
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
