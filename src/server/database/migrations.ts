import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { batchTables } from './steps/batchTables';
import { memberTables } from './steps/memberTables';
import { mediaTables, mediaUploadOwners, mediaUsesOfEmbedded } from './steps/mediaTables';
import { auditSpace, peopleTables, verificationTables } from './steps/peopleTables';
import { noticeTables } from './steps/noticeTables';
import {
  guestPictures,
  guestTables,
  reviewDetails,
  reviewTables,
  setReviewTables,
} from './steps/reviewTables';
import { senderTables, sendingTables } from './steps/sendingTables';
import { presenceDetails, pushSequence, revisionNames, spaceTables } from './steps/spaceTables';
import { tokenTables } from './steps/tokenTables';

/**
 * Each migration runs once, in the order of the names. Never change a released one; add another.
 * Older versions changed the tables of SQLite outside of a transaction, so an interrupted migration may run again: use
 * `ifNotExists`.
 */
const steps: Record<string, Migration> = {
  '0001-templates': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('templates')
        .ifNotExists()
        .addColumn('app_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('component', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('templates_by_name', ['app_id', 'name'])
        .execute();
    },
  },
  '0002-verifications': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('verifications')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('app_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().unique())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('reference', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createTable('used_signatures')
        .ifNotExists()
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('used_signatures_by_expiry')
        .ifNotExists()
        .on('used_signatures')
        .column('expires_at')
        .execute();
    },
  },
  '0003-idempotency-keys': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('idempotency_keys')
        .ifNotExists()
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('status', 'text')
        .addColumn('retry_after', 'text')
        .addColumn('content_type', 'text')
        .addColumn('body', 'text')
        .addColumn('started_at', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('idempotency_keys_by_start')
        .ifNotExists()
        .on('idempotency_keys')
        .column('started_at')
        .execute();
    },
  },
  '0004-people': peopleTables,
  '0005-media': mediaTables,
  '0006-media-uses-of-embedded': mediaUsesOfEmbedded,
  '0007-verification-details': verificationTables,
  '0008-media-upload-owners': mediaUploadOwners,
  '0009-spaces': spaceTables,
  '0010-tokens': tokenTables,
  '0011-presence-details': presenceDetails,
  '0012-push-sequence': pushSequence,
  '0013-members': memberTables,
  '0014-draft-sendings': sendingTables,
  '0015-space-senders': senderTables,
  '0016-reviews': reviewTables,
  '0017-guest-links': guestTables,
  '0018-notices': noticeTables,
  '0019-guest-pictures': guestPictures,
  '0020-batches': batchTables,
  '0021-set-reviews': setReviewTables,
  '0022-revision-names': revisionNames,
  '0023-audit-space': auditSpace,
  '0024-review-details': reviewDetails,
};

/** Brings the tables of every earlier version up to date. */
export const migrations: MigrationProvider = { getMigrations: async () => steps };
