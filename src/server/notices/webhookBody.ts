import { describeNotice, NoticeEvent, pathOfNotice } from '../../schema/responses/notices';
import { WebhookForm } from '../../schema/responses/webhooks';
import type { Tables } from '../database/tables';

/** A notice without what it is to one person. */
export type SharedNotice = Omit<Tables['notices'], 'subject' | 'mention' | 'read_at' | 'mailed_at'>;

/** A message in all forms: what a program gets, and what people read. */
type Message = {
  type: string;
  at: string;
  data: object;
  sentence: string;
  text: string | null;
  url?: string;
};

const writers: Record<WebhookForm, (message: Message) => unknown> = {
  standard: ({ type, at, data }) => ({ type, timestamp: at, data }),
  slack: slackMessage,
  teams: teamsMessage,
};

const write = (form: string, message: Message): string =>
  JSON.stringify(writers[WebhookForm.parse(form)](message));

/** The body of a message to a webhook. `origin`: where people reach this server, if that is known. */
export function webhookBody(form: string, notice: SharedNotice, origin: string | undefined): string {
  const { space, draft, name, person: by, outcome, text, at } = notice;
  const event = NoticeEvent.parse(notice.event);
  const isOfMany = notice.many === 'yes';
  const url = origin === undefined ? undefined : `${origin}${pathOfNotice({ event, draft, isOfMany })}`;
  const sentence = describeNotice({ event, name, by, outcome, isMention: false, isOfMany });
  return write(form, {
    type: event,
    at,
    data: { space, draft, name, by, outcome, text, url },
    sentence,
    text,
    url,
  });
}

/** A body with another name of the person in it, however its form escapes the name. */
export function renameInBody(body: string, name: string, to: string): string {
  const spellings = [name, forSlack(name), forTeams(name)];
  const changed: unknown = JSON.parse(body, (key, value: unknown) => {
    if (key === 'by') return value === name ? to : value;
    if (key !== 'text' || typeof value !== 'string') return value;
    const found = spellings.find((spelling) => value.startsWith(`${spelling} `));
    return found === undefined ? value : `${to}${value.slice(found.length)}`;
  });
  return JSON.stringify(changed);
}

/** The body of a test message, which says that it is one. */
export const testBody = (form: string, at: string): string =>
  write(form, {
    type: 'test',
    at,
    data: {},
    sentence: 'This is a test message of RCS Template Builder',
    text: null,
  });

/** The three characters that Slack reads as markup of links and mentions. */
const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A message of an incoming webhook of Slack, with plain text, so that nothing in it is markup. */
function slackMessage({ sentence, text, url }: Message) {
  const shown = text === null ? sentence : `${sentence}\n“${text}”`;
  return {
    text: forSlack(sentence),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: shown, emoji: false } },
      ...(url === undefined
        ? []
        : [
            {
              type: 'actions',
              elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open' }, url }],
            },
          ]),
    ],
  };
}

/** The characters with which Adaptive Cards begin emphasis, lists and links. */
const forTeams = (text: string) => text.replaceAll(/[\\*_[\]()#`~>|-]/g, String.raw`\$&`);

/** An Adaptive Card as the workflow “When a webhook request is received” of Microsoft Teams posts it. */
function teamsMessage({ sentence, text, url }: Message) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: forTeams(sentence), weight: 'Bolder', wrap: true },
            ...(text === null ? [] : [{ type: 'TextBlock', text: forTeams(text), wrap: true }]),
          ],
          actions: url === undefined ? [] : [{ type: 'Action.OpenUrl', title: 'Open', url }],
        },
      },
    ],
  };
}
