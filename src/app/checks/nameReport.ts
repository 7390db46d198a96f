import type { FindingsReport } from '../../editor/state/findings';
import { isSame } from '../../lib/isSame';
import { isRecord } from '../../lib/isRecord';
import type { SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { formatMoment } from '../../ui/time/formatMoment';

type NameUse = {
  /** The request body as it would be sent now. */
  template: TemplateDraft;
  sendings: readonly SendingRecord[];
  /** The sendings of the other drafts of this device. */
  others: readonly SendingRecord[];
  /** The destination of the next sending; undefined while it is not known. */
  destination: { platform: string; appId: string } | undefined;
  /** The next name that is free. */
  next: string;
};

/** Whether the name of a template was used up at its destination, by this draft or by another one of this device. */
export function nameReport({ template, sendings, others, destination, next }: NameUse): FindingsReport {
  const { name = '' } = template;
  const isUse = ({ outcome, platform, appId, payload }: SendingRecord) =>
    outcome === 'created' &&
    isRecord(payload) &&
    payload['name'] === name &&
    (!destination || (platform === destination.platform && appId === destination.appId));
  const own = sendings.findLast(isUse);
  const other = others.findLast(isUse);
  if (own && isSame(own.payload, template))
    return { findings: [], instead: `Already created under this name ${formatMoment(own.at)}.` };
  const used = own ?? other;
  if (!used || name === '') return { findings: [] };
  const by = own ? 'an earlier state of this draft' : 'another draft';
  return {
    findings: [
      {
        id: 'name-used',
        level: 'warning',
        kind: 'refusal',
        path: ['name'],
        value: name,
        message: `The name “${name}” was used by ${by}, created ${formatMoment(used.at)}. Each name can be used once: the platform will refuse it. Give this template another name.`,
        fix: { action: `Use ${next}`, changes: { name: next }, done: `Template name: ${next}.` },
      },
    ],
  };
}
