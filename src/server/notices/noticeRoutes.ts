import * as operations from '../../schema/openapi/notices';
import {
  MailChoices,
  NoticeEvent,
  ReadNotices,
  type Mailbox,
  type ListedNotice,
  type NoticeList,
} from '../../schema/responses/notices';
import { get, put, type Route } from '../access/route';
import { spacesOf, type SpaceSettings } from '../access/spaces';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import { choicesIn, type MailboxStore } from './mailboxStore';
import type { NoticeRow, NoticeStore } from './noticeStore';

const MAX_REQUEST_BYTES = 20_000;
/** Notices of one page. */
const PAGE = 50;

type NoticeDependencies = {
  settings: SpaceSettings;
  notices: NoticeStore;
  mailboxes: MailboxStore;
  /** Whether the server sends e-mail. */
  isSending: boolean;
};

/** `/api/v1/notices`: the inbox of the caller, and when they get e-mail. */
export function noticeRoutes({ settings, notices, mailboxes, isSending }: NoticeDependencies): Route[] {
  const mailboxOf = async (subject: string): Promise<Mailbox> => {
    const row = await mailboxes.find(subject);
    return { ...choicesIn(row), address: row.address, isSending };
  };
  return [
    get('/api/v1/notices', { needs: 'viewer', operation: operations.listNotices }, async (c) => {
      const { person } = c.env.caller ?? {};
      if (person === undefined) return noSignIn();
      const spaces = spacesOf(c.env.caller ?? {}, settings).map(({ name }) => name);
      const rows = await notices.list(person.subject, spaces, c.req.query('before'), PAGE + 1);
      return Response.json({
        notices: rows.slice(0, PAGE).map(listedNotice),
        unread: await notices.countUnread(person.subject, spaces),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
      } satisfies NoticeList);
    }),
    put('/api/v1/notices/read', { needs: 'viewer', operation: operations.readNotices }, async (c) => {
      const body = await readOwnBody(c.req.raw, ReadNotices, MAX_REQUEST_BYTES);
      if (body instanceof Response) return body;
      const { person } = c.env.caller ?? {};
      if (person === undefined) return noSignIn();
      await notices.markRead(person.subject, body);
      return new Response(null, { status: 204 });
    }),
    get('/api/v1/notices/mail', { needs: 'viewer', operation: operations.readMailbox }, async (c) => {
      const { person } = c.env.caller ?? {};
      return person === undefined ? noSignIn() : Response.json(await mailboxOf(person.subject));
    }),
    put('/api/v1/notices/mail', { needs: 'viewer', operation: operations.chooseMail }, async (c) => {
      const body = await readOwnBody(c.req.raw, MailChoices, MAX_REQUEST_BYTES);
      if (body instanceof Response) return body;
      const { person } = c.env.caller ?? {};
      if (person === undefined) return noSignIn();
      await mailboxes.choose(person.subject, body);
      return Response.json(await mailboxOf(person.subject));
    }),
  ];
}

export const listedNotice = (row: NoticeRow): ListedNotice => ({
  id: row.id,
  event: NoticeEvent.parse(row.event),
  space: row.space,
  draft: row.draft,
  name: row.name,
  by: row.person,
  outcome: row.outcome,
  text: row.text,
  isMention: row.mention === 'yes',
  isOfMany: row.many === 'yes',
  at: Date.parse(row.at),
  isRead: row.read_at !== null,
});

const noSignIn = () => gatewayError(409, 'no_sign_in', 'Only people have an inbox, where they sign in.');
