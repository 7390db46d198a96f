import {
  DraftAnswer,
  DraftConflict,
  DraftDocument,
  DraftList,
  DraftRevisionAnswer,
  DraftRevisionList,
  PresenceReport,
  RecordedSendingList,
  RevisionName,
  SpaceList,
} from '../responses/spaces';
import {
  body,
  done,
  example,
  header,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  query,
  refused,
} from './operation';

const spaces = 'Drafts';

const limit = query('limit', 'Maximum number of entries.', { type: 'integer', minimum: 1, maximum: 200 });
const cursor = query('cursor', 'The `next` of the page before.');
const include = query('include', 'Whether each entry comes with its content.', {
  type: 'string',
  enum: ['document'],
});
const ifMatch = header(
  'If-Match',
  'The `etag` of the revision that the change is based on.',
  undefined,
  false,
);
const key = header(
  'Idempotency-Key',
  'Makes a repeated request harmless: letters, digits, `_` and `-`.',
  { type: 'string', pattern: '^[\\w-]{1,64}$' },
  false,
);

const template = {
  template: {
    name: 'order_shipped',
    type: 'text_message',
    component: { text: 'Your order has left our shop.' },
  },
};
const document = body(jsonContent(DraftDocument, example(template)));
const unreadable = {
  400: refused('The body or a parameter is wrong.'),
  413: refused('The draft is larger than DRAFT_LIMIT_MB.'),
  415: refused('Content type is not application/json.'),
};
/** An answer about one draft; its header names the revision. */
const withEtag = (description: string, schema: Parameters<typeof jsonContent>[0]) => ({
  ...done(description, jsonContent(schema)),
  headers: { ETag: { description: 'The revision, for `If-Match`.', schema: { type: 'string' } } },
});

const conflicts = {
  412: withEtag('Somebody else changed the draft; it is in the body.', DraftConflict),
  428: refused('The condition is missing.'),
};

export const listSpaces = ownOperation(spaces, 'listSpaces', {
  summary: 'List your spaces',
  responses: { 200: done('The spaces.', jsonContent(SpaceList)) },
});

export const listDraftsOperation = ownOperation(spaces, 'listDrafts', {
  summary: 'List or search the drafts of a space',
  description:
    'The newest change first. With `since`, every draft that changed after that number, deleted ones too, the oldest change first.',
  parameters: [
    cursor,
    limit,
    query('q', 'Words that the draft contains.', { type: 'string', maxLength: 200 }),
    query('state', 'Which drafts.', { type: 'string', enum: ['active', 'deleted'] }),
    query('since', 'A `sequence` that you know.', { type: 'integer', minimum: 0 }),
    query('mark', 'The `mark` that came with it: the response says whether a backup was restored since.', {
      type: 'string',
      pattern: '^\\d{1,12}-[0-9a-f]{8}$',
    }),
    include,
  ],
  responses: {
    200: done('The drafts.', jsonContent(DraftList)),
    400: refused('A parameter is wrong.'),
    ...noSuchThing,
  },
});

export const addDraft = ownOperation(spaces, 'addDraft', {
  summary: 'Add a draft',
  parameters: [key],
  ...document,
  responses: { 201: withEtag('Added.', DraftAnswer), ...unreadable, ...noSuchThing },
});

export const readDraft = ownOperation(spaces, 'readDraft', {
  summary: 'Read a draft',
  responses: {
    200: withEtag('The draft. Its `ETag` names the revision.', DraftAnswer),
    ...noSuchThing,
  },
});

export const writeDraftOperation = ownOperation(spaces, 'writeDraft', {
  summary: 'Write a draft',
  description:
    'Needs `If-Match`, or `If-None-Match: *` for a new draft. Without `beside`, what is stored beside the template stays. Writing a deleted draft restores it.',
  parameters: [ifMatch, header('If-None-Match', '`*`: the draft is new.', undefined, false), key],
  ...document,
  responses: {
    200: withEtag('Written.', DraftAnswer),
    201: withEtag('Added.', DraftAnswer),
    ...unreadable,
    ...conflicts,
    ...noSuchThing,
  },
});

export const deleteDraft = ownOperation(spaces, 'deleteDraft', {
  summary: 'Delete a draft; it can be restored for 30 days',
  parameters: [ifMatch, key],
  responses: { 200: withEtag('Deleted.', DraftAnswer), ...conflicts, ...noSuchThing },
});

export const listRevisions = ownOperation(spaces, 'listRevisions', {
  summary: 'List the revisions of a draft',
  parameters: [
    cursor,
    limit,
    include,
    query('only', 'Only those that have a name.', { type: 'string', enum: ['named'] }),
  ],
  responses: {
    200: done('The revisions.', jsonContent(DraftRevisionList)),
    400: refused('A parameter is wrong.'),
    ...noSuchThing,
  },
});

export const listSendings = ownOperation(spaces, 'listSendings', {
  summary: 'List what was sent from a draft',
  description: 'Submissions that named the draft in `RCS-Draft`, with their outcome and without content.',
  parameters: [limit, cursor],
  responses: {
    200: done('Newest first.', jsonContent(RecordedSendingList)),
    400: refused('A parameter is wrong.'),
    ...noSuchThing,
  },
});

export const readRevision = ownOperation(spaces, 'readRevision', {
  summary: 'Read a revision of a draft',
  responses: { 200: done('The draft as it was.', jsonContent(DraftRevisionAnswer)), ...noSuchThing },
});

export const nameRevision = ownOperation(spaces, 'nameRevision', {
  summary: 'Name a revision of a draft',
  description: 'A revision with a name is kept as long as the draft. A draft can have 200 of them.',
  ...body(
    jsonContent(RevisionName, example({ name: 'Agreed with Anna', note: 'Before the summer pictures.' })),
  ),
  responses: {
    200: done('Named.', jsonContent(DraftRevisionAnswer)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('The draft has 200 named revisions.'),
  },
});

export const unnameRevision = ownOperation(spaces, 'unnameRevision', {
  summary: 'Remove the name of a revision',
  responses: { ...nothing, ...noSuchThing },
});

export const reportPresence = ownOperation(spaces, 'reportPresence', {
  summary: 'Report that a page has a draft open, every 10 seconds',
  ...body(
    jsonContent(
      PresenceReport,
      example({ page: 'tab-1', field: 'component.text', shows: 'component.text', asks: null }),
    ),
  ),
  responses: {
    ...nothing,
    400: refused('The body is wrong.'),
    413: refused('The body is too large.'),
    415: refused('Content type is not application/json.'),
    ...noSuchThing,
  },
});

export const endPresence = ownOperation(spaces, 'endPresence', {
  summary: 'Report that a page has closed a draft',
  responses: { ...nothing, ...noSuchThing },
});

export const readEvents = ownOperation(spaces, 'readEvents', {
  summary: 'Follow changes and presence as server-sent events',
  description:
    '`event: draft` has the space, the ID, the revision and the sequence of a change; `event: presence` has who has a draft open; `event: sender` has a space whose senders have changed; `event: alive` comes every 20 seconds. After connecting, read the changes since the last `sequence` you know.',
  responses: {
    200: done('The stream.', { 'text/event-stream': { schema: { type: 'string' } } }),
  },
});
