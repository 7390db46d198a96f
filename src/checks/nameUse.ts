import { isSame, isRecord } from '../lib/values';
import type { SendingRecord, TemplateDraft } from '../schema/draft/draft';
import { formatMoment } from '../ui/time/formatMoment';

/** Who used a name up, and when: this draft as it is now, an earlier state of it, or another draft. */
export type NameUse = { by: 'same' | 'earlier' | 'other'; at: number };

type Sendings = {
  /** The request body as it would be sent now. */
  template: TemplateDraft;
  sendings: readonly SendingRecord[];
  /** The sendings of the other drafts of this device. */
  others: readonly SendingRecord[];
  /** The destination of the next sending; undefined while it is not known. */
  destination: { platform: string; appId: string } | undefined;
};

/** The newest sending that used up the name of a template at its destination, of this draft before others. */
export function findNameUse({ template, sendings, others, destination }: Sendings): NameUse | undefined {
  const { name = '' } = template;
  if (name === '') return undefined;
  const isUse = ({ outcome, platform, appId, payload }: SendingRecord) =>
    outcome === 'created' &&
    isRecord(payload) &&
    payload.name === name &&
    (!destination || (platform === destination.platform && appId === destination.appId));
  const own = sendings.findLast(isUse);
  if (own) return { by: isSame(own.payload, template) ? 'same' : 'earlier', at: own.at };
  const other = others.findLast(isUse);
  return other && { by: 'other', at: other.at };
}

const users = {
  same: 'this draft as it is',
  earlier: 'an earlier state of this draft',
  other: 'another draft',
} as const satisfies Record<NameUse['by'], string>;

/** What a used name means for the next sending. */
export const describeNameUse = (name: string, { by, at }: NameUse): string =>
  `The name “${name}” was used by ${users[by]}, created ${formatMoment(at)}. Each name can be used once: the platform will refuse it. Give this template another name.`;
