import {
  Batch,
  BatchItemList,
  BatchItemState,
  BatchList,
  NewBatch,
  NewBatchItems,
} from '../responses/batches';
import {
  body,
  done,
  example,
  header,
  jsonContent,
  noSuchThing,
  ownBodyRefusals,
  ownOperation,
  query,
  refused,
  type Operation,
} from './operation';

const tag = 'Batches';
const batch = { 200: done('The batch.', jsonContent(Batch)) };
const places = { space: 'The name of the space.', batch: 'The ID of the batch.' };
const items = [
  {
    member: 'Kochi, ml',
    template: { name: 'sale_kochi_ml', type: 'text_message', component: { text: 'ഇന്ന് പകുതി വില' } },
  },
];
const paged = [
  query('cursor', '`next` of the page before.'),
  query('limit', 'Maximum number of entries.', { type: 'integer', minimum: 1, maximum: 200 }),
];
const wrongQuery = { 400: refused('The query is wrong.') };
const conflict = (description: string) => ({ 409: refused(description) });

/** The addresses below `…/batches`: of a space, or of the caller for drafts that are in one browser. */
export function batchOperations(of: 'space' | 'caller') {
  const operation = (name: string, own: Parameters<typeof ownOperation>[2]): Operation =>
    ownOperation(tag, of === 'space' ? `${name}InSpace` : name, {
      ...own,
      // Each request of the document has a name of its own.
      summary: `${own.summary}, ${of === 'space' ? 'of a space' : 'of your own'}`,
      places,
    });
  return {
    add: operation('addBatch', {
      summary: 'Add a batch',
      description:
        'Nothing is sent before `…/resume`, so templates can be added in several requests. With an `Idempotency-Key`, a repetition adds nothing and gets the batch.',
      parameters: [
        header(
          'Idempotency-Key',
          'Repeats with the same key and body make one batch.',
          { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
          false,
        ),
      ],
      ...body(jsonContent(NewBatch, example({ draft: 'a1b2', appId: 'demo', items }))),
      responses: {
        200: done('The batch that this key has made before.', jsonContent(Batch)),
        201: done('The batch.', jsonContent(Batch)),
        ...ownBodyRefusals,
        ...noSuchThing,
        ...conflict('The server has no token for the platform, or there are too many unfinished batches.'),
        422: refused('This key was used with another body.'),
      },
    }),
    list: operation('listBatches', {
      summary: 'List batches',
      parameters: [query('draft', 'Only those of this draft.'), ...paged],
      responses: { 200: done('Newest first.', jsonContent(BatchList)), ...wrongQuery },
    }),
    read: operation('readBatch', { summary: 'Read a batch', responses: { ...batch, ...noSuchThing } }),
    listItems: operation('listBatchItems', {
      summary: 'List the templates of a batch',
      parameters: [
        query('state', 'Only those in this state.', { type: 'string', enum: BatchItemState.options }),
        ...paged,
      ],
      responses: {
        200: done('In the order in which they were added.', jsonContent(BatchItemList)),
        ...wrongQuery,
        ...noSuchThing,
      },
    }),
    addItems: operation('addBatchItems', {
      summary: 'Add templates to a batch, or send rejected ones again',
      description:
        'A member that waits, was rejected or was not sent gets the new body and waits. The same body of one that was sent changes nothing; another body is rejected. A batch that is done is paused.',
      ...body(jsonContent(NewBatchItems, example({ items }))),
      responses: {
        ...batch,
        ...ownBodyRefusals,
        ...noSuchThing,
        ...conflict('A member was sent already, or the batch is full.'),
      },
    }),
    resume: operation('resumeBatch', {
      summary: 'Start or resume a batch',
      description: 'It sends in the name of the caller, and only as long as the caller may send.',
      responses: { ...batch, ...noSuchThing, ...conflict('Nothing waits in it.') },
    }),
    pause: operation('pauseBatch', {
      summary: 'Pause a batch',
      responses: { ...batch, ...noSuchThing },
    }),
    cancel: operation('cancelBatch', {
      summary: 'Cancel a batch',
      description: 'The templates that wait are not sent. One that is being sent is finished.',
      responses: { ...batch, ...noSuchThing },
    }),
  };
}
