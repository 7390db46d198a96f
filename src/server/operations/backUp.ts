import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'libsql';
import { assertOwn, assertSound, tableNames, countTemplates } from '../database/sqliteFile';
import { sqliteFile } from '../database/sqliteDialect';
import type { Tables } from '../database/tables';
import { CommandError } from './command';
import { dropDraft, flushToDisk, openDraft, seal } from './draftFile';

/** Whether a backup has the rows of a table. A table of secrets or of short-lived rows stays empty. */
const contents = {
  templates: 'kept',
  verifications: 'kept',
  verification_details: 'kept',
  used_signatures: 'emptied',
  idempotency_keys: 'kept',
  media_files: 'kept',
  media_uploads: 'emptied',
  media_uses: 'kept',
  sessions: 'emptied',
  audit: 'kept',
  spaces: 'kept',
  drafts: 'kept',
  draft_revisions: 'kept',
  draft_pushes: 'kept',
  draft_presence: 'emptied',
  draft_sendings: 'kept',
  draft_writers: 'kept',
  draft_versions: 'kept',
  version_members: 'kept',
  reviews: 'kept',
  decisions: 'kept',
  comments: 'kept',
  draft_talks: 'kept',
  talk_reads: 'kept',
  notices: 'kept',
  // Who wants no e-mail must not get it after a restore.
  mailboxes: 'kept',
  webhooks: 'kept',
  // What waits now has long been delivered when the backup comes back.
  deliveries: 'emptied',
  batches: 'kept',
  batch_items: 'kept',
  batch_lanes: 'emptied',
  space_senders: 'kept',
  people: 'emptied',
  // A token that was revoked since must not come back.
  tokens: 'emptied',
  members: 'kept',
  // Nor an invitation that was withdrawn, or a link for guests.
  invitations: 'emptied',
  guest_links: 'emptied',
} satisfies Record<keyof Tables, 'kept' | 'emptied'>;

/**
 * Copies the embedded database of a folder into one file, in the state of one moment, while servers read and write it.
 * The file appears once it is complete and checked, and ends with a digest. Returns the number of templates in it.
 *
 * @throws {CommandError} if there is no database, or the file exists or cannot be written
 */
export function backUp(folder: string, file: string): number {
  const source = sqliteFile(folder);
  if (!existsSync(source)) throw new CommandError(`DATA_DIR: there is no database ${source}.`);
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another file.`);
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`${dirname(file)}: there is no such folder.`);
  const draft = openDraft(dirname(file));
  try {
    copyDatabase(source, draft);
    const templates = leaveOutSecrets(draft);
    seal(draft);
    chmodSync(draft, 0o600);
    flushToDisk(draft);
    if (existsSync(file)) throw new Error(`${file} was created in the meantime`);
    renameSync(draft, file);
    flushToDisk(dirname(file));
    return templates;
  } catch (error) {
    throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    dropDraft(draft);
  }
}

/** `VACUUM INTO` reads in one transaction. Readers and writers of this database do not wait for each other. */
function copyDatabase(source: string, copy: string): void {
  const database = new SqliteDatabase(source, { timeout: 5000 });
  assertOwn(database);
  database.prepare('VACUUM INTO ?').run(copy);
  database.close();
}

function leaveOutSecrets(copy: string): number {
  const database = new SqliteDatabase(copy);
  database.pragma('journal_mode = DELETE');
  // An older database, which is backed up before its upgrade, has fewer tables.
  const present = new Set(tableNames(database));
  for (const [table, content] of Object.entries(contents))
    if (content === 'emptied' && present.has(table)) database.exec(`DELETE FROM ${table}`);
  // What was sent after the backup must not go out again by itself.
  if (present.has('batches'))
    database.exec(
      `UPDATE batches SET state = 'stopped', reason = 'A backup was restored. Templates that were sent after it was made will be rejected for their name.' WHERE state = 'running'`,
    );
  // Deleted rows stay readable in the free pages of a file until these are overwritten.
  database.exec('VACUUM');
  assertSound(database, 'integrity_check');
  const templates = countTemplates(database);
  database.close();
  return templates;
}
