import { describeNotice, NoticeEvent } from '../../schema/responses/notices';
import type { WebhookForm } from '../../schema/responses/webhooks';
import type { Tables } from '../database/tables';

type Told = Omit<Tables['notices'], 'subject' | 'mention' | 'read_at' | 'mailed_at'>;

/** The page where people see what happened; undefined if nobody knows the address of this server. */
export function linkToTold({ event, draft }: Pick<Told, 'event' | 'draft'>, origin: string | undefined) {
  if (origin === undefined) return undefined;
  return `${origin}/templates/${draft}${event === 'review.requested' ? '/review' : ''}`;
}

/** The body of a message to a webhook. */
export function webhookBody(form: string, told: Told, origin: string | undefined): string {
  const { event, space, draft, name, person: by, outcome, text, at } = told;
  const url = linkToTold(told, origin);
  const sentence = describeNotice({
    event: NoticeEvent.parse(event),
    name,
    by,
    outcome,
    isMention: false,
  });
  const body = {
    standard: { type: event, timestamp: at, data: { space, draft, name, by, outcome, text, url } },
    slack: slackMessage(sentence, text, url),
    teams: teamsMessage(sentence, text, url),
  } satisfies Record<WebhookForm, unknown>;
  return JSON.stringify(body[form === 'slack' || form === 'teams' ? form : 'standard']);
}

/** The body of a test message, which says that it is one. */
export function testBody(form: string, at: string): string {
  const sentence = 'This is a test message of RCS Template Builder';
  const body = {
    standard: { type: 'test', timestamp: at, data: {} },
    slack: slackMessage(sentence),
    teams: teamsMessage(sentence),
  } satisfies Record<WebhookForm, unknown>;
  return JSON.stringify(body[form === 'slack' || form === 'teams' ? form : 'standard']);
}

/** The three characters that Slack reads as markup of links and mentions. */
const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A message of an incoming webhook of Slack, with plain text, so that nothing in it is markup. */
function slackMessage(sentence: string, text: string | null = null, url?: string) {
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
function teamsMessage(sentence: string, text: string | null = null, url?: string) {
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
