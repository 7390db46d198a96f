import { isSame } from '../../lib/isSame';
import { isRecord } from '../../lib/isRecord';
import type { SendingRecord } from '../../schema/draft/draft';
import type { TemplateStatus } from '../../schema/values/enums';
import { templateStatusLabel } from '../outcome/templateStatusLooks';
import type { StoredEntry } from './readStored';

/** The name under which a sending went out. */
export const nameOf = ({ payload }: Pick<SendingRecord, 'payload'>): string | undefined =>
  isRecord(payload) && typeof payload.name === 'string' ? payload.name : undefined;

/** Whether a template at the platform is the one that was sent: same type, and everything that was sent. The platform may add fields. */
export function isSentTemplate({ payload }: Pick<SendingRecord, 'payload'>, stored: StoredEntry): boolean {
  return isRecord(payload) && payload.type === stored.type && contains(stored.component, payload.component);
}

/** Whether a value holds another one: each of its members, and each entry of its lists. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      whole.length === part.length &&
      part.every((entry, index) => contains(whole[index], entry))
    );
  if (!isRecord(part)) return isSame(whole, part);
  return isRecord(whole) && Object.entries(part).every(([key, member]) => contains(whole[key], member));
}

/** The record of an unknown sending whose template was found. */
export function asFound(record: SendingRecord, { status }: StoredEntry): SendingRecord {
  return {
    ...record,
    outcome: 'created',
    status,
    summary: `Found at the platform after an unknown outcome: ${templateStatusLabel(status).toLowerCase()}`,
  };
}

/** The record with the status that the platform says now. A status that was set by hand before gives way. */
export function withStatus(record: SendingRecord, status: TemplateStatus): SendingRecord {
  const { byHand: _noted, ...rest } = record;
  return { ...rest, status };
}
