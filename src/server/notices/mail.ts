import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { errorCodeOf } from '../../lib/values';
import { NoticeEvent } from '../../schema/responses/notices';
import type { MemberStore } from '../access/members/memberStore';
import type { Database } from '../database/openDatabase';
import type { Log } from '../log/log';
import type { Settings } from '../settings/settings';
import { choicesIn, type MailboxStore } from './mailboxStore';
import { writeMail } from './mailText';
import type { NoticeRow } from './noticeStore';

const MINUTE_MS = 60_000;
/** What happens within so many minutes is in one mail. */
const GATHERED_MS = 3 * MINUTE_MS;
/** Time between two mails to one person, by their choice. */
const PAUSES = { soon: 15 * MINUTE_MS, daily: 24 * 60 * MINUTE_MS };
/** Time for which a process may write one mail. */
const BUSY_MS = 5 * MINUTE_MS;
/** Time until a mail server that failed is asked again. */
const AGAIN_MS = 2 * MINUTE_MS;
/** What could not be mailed for so long is not mailed any more; the inbox has it. */
const TOO_OLD_MS = 3 * 24 * 60 * MINUTE_MS;
/** People who are written to in one round. */
const ROUND = 100;

const SMTP_TIMEOUT_MS = 15_000;

type MailDependencies = {
  settings: Settings;
  database: Database;
  mailboxes: MailboxStore;
  members: MemberStore;
  log: Log;
  now: () => number;
};

/** Writes what is new in the inboxes to people by e-mail, several things in one mail. */
export function createMail({ settings, database, mailboxes, members, log, now }: MailDependencies) {
  const { SMTP_URL, MAIL_FROM = '', PUBLIC_URL = '' } = settings;
  const iso = (time = now()) => new Date(time).toISOString();
  const transport =
    SMTP_URL === undefined
      ? undefined
      : createTransport({
          url: SMTP_URL,
          connectionTimeout: SMTP_TIMEOUT_MS,
          greetingTimeout: SMTP_TIMEOUT_MS,
          socketTimeout: SMTP_TIMEOUT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        });

  /** People for whom it is time: what is new to them waits long enough, and so does their last mail. */
  const findWaiting = () =>
    database
      .selectFrom('notices')
      .leftJoin('mailboxes', 'mailboxes.subject', 'notices.subject')
      .select('notices.subject')
      .where('notices.mailed_at', 'is', null)
      .where((row) =>
        row.or([row('mailboxes.busy_until', 'is', null), row('mailboxes.busy_until', '<', iso())]),
      )
      .where((row) =>
        row.or([
          row('mailboxes.mailed_at', 'is', null),
          row('mailboxes.mailed_at', '<', iso(now() - PAUSES.daily)),
          row.and([
            row('mailboxes.pace', '!=', 'daily'),
            row('mailboxes.mailed_at', '<', iso(now() - PAUSES.soon)),
          ]),
        ]),
      )
      .groupBy('notices.subject')
      .having((row) => row.fn.min('notices.at'), '<=', iso(now() - GATHERED_MS))
      .limit(ROUND)
      .execute();

  async function settle(rows: readonly NoticeRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    await database
      .updateTable('notices')
      .set({ mailed_at: iso() })
      .where('subject', '=', first.subject)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  }

  /** Whether a person may still see a space: their role may have been taken away since. */
  async function visibleSpaces(subject: string, rows: readonly NoticeRow[]): Promise<Set<string>> {
    const spaces = [...new Set(rows.map(({ space }) => space))];
    const visible = await Promise.all(
      spaces.map(async (space) =>
        (await members.list(space, {})).some(({ id }) => id === subject) ? [space] : [],
      ),
    );
    return new Set(visible.flat());
  }

  const readNews = (subject: string) =>
    database
      .selectFrom('notices')
      .selectAll()
      .where('subject', '=', subject)
      .where('mailed_at', 'is', null)
      .orderBy('id')
      .limit(200)
      .execute();

  /** Writes to a person. Resolves to false if the mail server fails, so that the others need not be tried now. */
  async function writeTo(subject: string): Promise<boolean> {
    const box = await mailboxes.find(subject);
    const { pace, without } = choicesIn(box);
    if (transport === undefined || box.address === null || pace === 'never') {
      await settle(await readNews(subject));
      return true;
    }
    if (!(await mailboxes.claim(box, now() + BUSY_MS))) return true;
    // After the claim: another process may have written meanwhile.
    const rows = await readNews(subject);
    const visible = await visibleSpaces(subject, rows);
    const news = rows.filter(
      ({ event, space, at, read_at: readAt }) =>
        readAt === null &&
        at > iso(now() - TOO_OLD_MS) &&
        visible.has(space) &&
        !without.includes(NoticeEvent.parse(event)),
    );
    if (news.length === 0) {
      await settle(rows);
      await mailboxes.release(subject, { busy_until: null });
      return true;
    }
    try {
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: box.address },
        ...(await writeMail(news, PUBLIC_URL, box.secret)),
        // The same for the same news: a mail that is sent twice, because a process was killed, is shown once.
        messageId: `<${createHash('sha256')
          .update(`${subject} ${news.map(({ id }) => id).join(' ')}`)
          .digest('hex')
          .slice(0, 32)}@${new URL(PUBLIC_URL).hostname}>`,
      });
    } catch (error) {
      log('mail-failure', { reason: errorCodeOf(error) ?? 'unknown', code: responseCodeOf(error) });
      // A mailbox that does not exist is not tried for ever.
      if (!isRejected(error)) {
        await mailboxes.release(subject, { busy_until: iso(now() + AGAIN_MS) });
        return false;
      }
    }
    await settle(rows);
    await mailboxes.release(subject, { busy_until: null, mailed_at: iso() });
    return true;
  }

  return {
    isSending: transport !== undefined,
    /** Writes to everybody for whom it is time, until `stop`. */
    async send(stop?: AbortSignal): Promise<void> {
      for (const { subject } of await findWaiting()) if (stop?.aborted || !(await writeTo(subject))) return;
    },
  };
}

const responseCodeOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

/**
 * The mail server does not take this mail, and says so for good (RFC 5321, section 4.2.1): the address or the mail is
 * wrong. A sender that it rejects is a fault of the settings.
 */
function isRejected(error: unknown): boolean {
  const code = responseCodeOf(error);
  const isForGood = code !== undefined && code >= 500;
  if (errorCodeOf(error) === 'EMESSAGE') return isForGood;
  if (errorCodeOf(error) !== 'EENVELOPE') return false;
  const command = typeof error === 'object' && error !== null && 'command' in error ? error.command : '';
  return code === undefined || (isForGood && command === 'RCPT TO');
}
