import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MailPace, NoticeEvent, type MailChoices } from '../../schema/responses/notices';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';

type MailboxRow = Tables['mailboxes'];
export type MailboxStore = ReturnType<typeof createMailboxStore>;

/** An address as it may stand in a header: one, without names, quotes and line ends. */
const ADDRESS = /^[^\s<>@,;:"()[\]\\]{1,64}@[^\s<>@,;:"()[\]\\]{1,190}$/;

/** An e-mail address that a sign-in tells; undefined for anything else. */
export const readMailAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && ADDRESS.test(value) ? value : undefined;

export const choicesIn = ({ pace, without }: Pick<MailboxRow, 'pace' | 'without'>): MailChoices => ({
  pace: MailPace.parse(pace),
  without: z.array(NoticeEvent).parse(JSON.parse(without)),
});

/** Keeps where, when and about what people get e-mail. */
export function createMailboxStore(database: Database, now: () => number) {
  async function find(subject: string): Promise<MailboxRow> {
    const row = await database
      .selectFrom('mailboxes')
      .selectAll()
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row ?? { ...blank, subject, secret: randomBytes(24).toString('base64url') };
  }
  async function save(row: MailboxRow, values: Partial<MailboxRow>): Promise<void> {
    await database
      .insertInto('mailboxes')
      .values({ ...row, ...values })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
      .execute();
  }
  return {
    find,
    /** Notes the address that a sign-in tells. */
    async remember(subject: string, address: string | undefined): Promise<void> {
      const row = await find(subject);
      if (row.address !== (address ?? null)) await save(row, { address: address ?? null });
    },
    async choose(subject: string, { pace, without }: MailChoices): Promise<void> {
      await save(await find(subject), { pace, without: JSON.stringify(without) });
    },
    /** Resolves to true for the one process that may write to a person in the next minutes. */
    async claim(row: MailboxRow, until: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('mailboxes')
        .set({ busy_until: new Date(until).toISOString() })
        .where('subject', '=', row.subject)
        // Nobody has written since the row was read.
        .where('mailed_at', row.mailed_at === null ? 'is' : '=', row.mailed_at)
        .where((box) =>
          box.or([box('busy_until', 'is', null), box('busy_until', '<', new Date(now()).toISOString())]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async release(subject: string, values: Partial<MailboxRow>): Promise<void> {
      await database.updateTable('mailboxes').set(values).where('subject', '=', subject).execute();
    },
    /** Ends e-mail to the person of a secret. Resolves to false if there is no such secret. */
    async unsubscribe(secret: string): Promise<boolean> {
      const row = await database
        .selectFrom('mailboxes')
        .selectAll()
        .where('secret', '=', secret)
        .executeTakeFirst();
      if (row === undefined) return false;
      await save(row, { pace: 'never' });
      return true;
    },
  };
}

const blank: Omit<MailboxRow, 'subject' | 'secret'> = {
  address: null,
  pace: 'soon',
  without: '[]',
  mailed_at: null,
  busy_until: null,
};
