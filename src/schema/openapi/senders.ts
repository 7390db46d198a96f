import { SenderLook, SpaceSenderAnswer, SpaceSenderList } from '../responses/senders';
import {
  body,
  done,
  example,
  header,
  jsonContent,
  noSuchThing,
  nothing,
  ownOperation,
  refused,
  ownBodyRefusals,
} from './operation';

const drafts = 'Drafts';
const places = { id: 'The ID of the sender.' };

const condition = [
  header('If-Match', 'The revision that the change is based on, in quotes.', undefined, false),
  header('If-None-Match', '`*` adds a sender.', { type: 'string', const: '*' }, false),
];

export const listSenders = ownOperation(drafts, 'listSenders', {
  summary: 'List the senders of a space',
  places,
  responses: { 200: done('Oldest first.', jsonContent(SpaceSenderList)), ...noSuchThing },
});

export const writeSender = ownOperation(drafts, 'writeSender', {
  summary: 'Add or change a sender',
  places,
  parameters: condition,
  ...body(jsonContent(SenderLook, example({ name: 'Lark & Loom', verified: true, color: '#8a1c5b' }))),
  responses: {
    200: done('The sender.', jsonContent(SpaceSenderAnswer)),
    201: done('The new sender.', jsonContent(SpaceSenderAnswer)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('The space has 100 senders.'),
    412: refused('Somebody else changed it. Nothing was written.'),
    428: refused('Neither If-Match nor If-None-Match.'),
  },
});

export const deleteSender = ownOperation(drafts, 'deleteSender', {
  summary: 'Delete a sender',
  description: 'Drafts that show it go on showing it, without a logo that is a file.',
  places,
  responses: { ...nothing, ...noSuchThing },
});
