import { Mailbox, MailChoices, NoticeList, ReadNotices } from '../responses/notices';
import { DeliveryList, MadeWebhook, NewWebhook, WebhookList } from '../responses/webhooks';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  query,
  refused,
} from './operation';

const notices = 'Notices';
const noInbox = { 409: refused('Nobody signs in at this server.') };
const places = { space: 'The name of the space.', webhook: 'The ID of the webhook.' };

export const listNotices = ownOperation(notices, 'listNotices', {
  summary: 'List your inbox',
  description: '50 notices at a time, newest first, of the spaces that you may see.',
  parameters: [query('before', '`next` of the page before.')],
  responses: { 200: done('The notices.', jsonContent(NoticeList)), ...noInbox },
});

export const readNotices = ownOperation(notices, 'readNotices', {
  summary: 'Mark notices as read',
  description: '`ids` are these; `upTo` is this one and all older ones.',
  ...body(jsonContent(ReadNotices, example({ ids: ['20270319T081500123Z-4f1c'] }))),
  responses: { ...nothing, ...ownBodyRefusals, ...noInbox },
});

export const readMailbox = ownOperation(notices, 'readMailbox', {
  summary: 'Read when and about what you get e-mail',
  responses: { 200: done('Your choices.', jsonContent(Mailbox)), ...noInbox },
});

export const chooseMail = ownOperation(notices, 'chooseMail', {
  summary: 'Choose when and about what you get e-mail',
  ...body(jsonContent(MailChoices, example({ pace: 'daily', without: ['template.sent'] }))),
  responses: { 200: done('Your choices.', jsonContent(Mailbox)), ...ownBodyRefusals, ...noInbox },
});

export const listWebhooks = ownOperation(notices, 'listWebhooks', {
  summary: 'List the webhooks of a space',
  description: 'With those of the setting `WEBHOOKS`, whose addresses are shortened to their host.',
  places,
  responses: { 200: done('The webhooks.', jsonContent(WebhookList)), ...noSuchThing },
});

export const addWebhook = ownOperation(notices, 'addWebhook', {
  summary: 'Add a webhook',
  description:
    'It gets requests signed as the [Standard Webhooks](https://www.standardwebhooks.com/) specification says, or messages as Slack or Microsoft Teams shows them.',
  places,
  ...body(
    jsonContent(
      NewWebhook,
      example({ url: 'https://hooks.example.com/rcs', events: ['review.decided'], form: 'standard' }),
    ),
  ),
  responses: {
    201: done('The webhook with its secret, which is shown this once.', jsonContent(MadeWebhook)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('The space has 20 webhooks.'),
  },
});

export const removeWebhook = ownOperation(notices, 'removeWebhook', {
  summary: 'Remove a webhook',
  places,
  responses: {
    ...nothing,
    ...noSuchThing,
    409: refused('It is in the setting `WEBHOOKS`.'),
  },
});

export const testWebhook = ownOperation(notices, 'testWebhook', {
  summary: 'Send a test message to a webhook',
  description: 'Its event is `test`. What became of it is in the list of deliveries.',
  places,
  responses: { ...nothing, ...noSuchThing },
});

export const listDeliveries = ownOperation(notices, 'listDeliveries', {
  summary: 'List the latest messages to the webhooks of a space',
  places,
  responses: { 200: done('The newest first.', jsonContent(DeliveryList)), ...noSuchThing },
});

export const replayDelivery = ownOperation(notices, 'replayDelivery', {
  summary: 'Send a message to a webhook again',
  description: 'With the same `webhook-id`, so that the receiver recognises it.',
  places: { ...places, delivery: 'The ID of the message.' },
  responses: { ...nothing, ...noSuchThing },
});
