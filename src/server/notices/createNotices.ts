import { html } from 'hono/html';
import { createMemberStore } from '../access/members/memberStore';
import { get, open, post } from '../access/route';
import type { Database } from '../database/openDatabase';
import type { Log } from '../log/log';
import { theInternet, type Outside } from '../media/look/reach';
import type { Settings } from '../settings/settings';
import { htmlPage, noticePage } from '../site/htmlPage';
import { createAnnounce } from './announce';
import { createDelivery } from './deliver';
import { createMail } from './mail';
import { createMailboxStore, type MailboxStore } from './mailboxStore';
import { noticeRoutes } from './noticeRoutes';
import { createNoticeStore } from './noticeStore';
import { webhookRoutes } from './webhookRoutes';
import { createWebhookStore } from './webhookStore';

type NoticeDependencies = {
  settings: Settings;
  database: Database;
  log: Log;
  now: () => number;
  outside?: Outside | undefined;
};

/** Notices: in inboxes, by e-mail, and to programs by webhooks. */
export function createNotices({ settings, database, log, now, outside = theInternet }: NoticeDependencies) {
  const notices = createNoticeStore(database, now);
  const mailboxes = createMailboxStore(database, now);
  const webhooks = createWebhookStore(database, settings, now);
  const members = createMemberStore(database, settings, now);
  const mail = createMail({ settings, database, mailboxes, members, log, now });
  const deliver = createDelivery(webhooks, outside, now);
  return {
    announce: createAnnounce(settings, now),
    /** The addresses under `/api/v1`. */
    apiRoutes: [
      ...noticeRoutes({ settings, notices, mailboxes, isSending: mail.isSending }),
      ...webhookRoutes(webhooks, members),
    ],
    /** The pages of the links in e-mail. */
    pageRoutes: unsubscribeRoutes(mailboxes),
    /** Calls the webhooks for which it is time. */
    deliver,
    /** Writes the e-mail for which it is time. */
    mail: (stop?: AbortSignal) => mail.send(stop),
    /** Removes what is old. */
    tidy: () => notices.tidy(),
  };
}

export type Notices = ReturnType<typeof createNotices>;

/** `/unsubscribe/<secret>`: one press, without a sign-in. Mail programs press it by themselves, with POST (RFC 8058). */
const unsubscribeRoutes = (mailboxes: MailboxStore) => [
  get('/unsubscribe/:secret', open, () =>
    htmlPage(
      'Stop e-mail',
      html`<h1>Stop e-mail</h1>
        <p>Press the button to get no more e-mail about templates. Your inbox stays as it is.</p>
        <form method="post"><button>Stop all e-mail</button></form>`,
    ),
  ),
  post('/unsubscribe/:secret', open, async (c) => {
    return (await mailboxes.unsubscribe(c.req.param('secret')))
      ? noticePage('No more e-mail', 'You can turn it on again in your inbox.', 200)
      : noticePage('This link does not work', 'It is incomplete, or of another server.', 404);
  }),
];
