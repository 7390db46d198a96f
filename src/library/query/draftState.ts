import { draftToTemplate, withoutBlanks, type Draft, type SendingRecord } from '../../schema/draft/draft';
import { settledSending, statusOfSending } from '../../schema/draft/sendings';

/** Where a draft stands. `sent`: created, without a status; `unknown`: perhaps created. In the order of a sorted list. */
export const draftStatuses = [
  'draft',
  'refused',
  'unknown',
  'sent',
  'pending',
  'rejected',
  'expired',
  'approved',
] as const;
export type DraftStatus = (typeof draftStatuses)[number];

export type DraftState = {
  status: DraftStatus;
  /** The sending that the status is about; absent when nothing was sent. */
  sending?: SendingRecord;
  /** Whether the draft no longer is what was created. */
  changed: boolean;
};

const states = new WeakMap<Draft, DraftState>();

/** Where a draft stands, worked out once for each state of it. */
export function draftState(draft: Draft): DraftState {
  const known = states.get(draft);
  if (known) return known;
  const state = findState(draft);
  states.set(draft, state);
  return state;
}

function findState(draft: Draft): DraftState {
  const sending = settledSending(draft.sendings);
  if (sending) {
    const whenSilent = sending.outcome === 'created' ? 'sent' : 'unknown';
    return {
      status: statusOfSending(sending) ?? whenSilent,
      sending,
      changed: sending.outcome === 'created' && !isAsSent(draft, sending),
    };
  }
  const newest = draft.sendings.at(-1);
  return newest?.outcome === 'refused'
    ? { status: 'refused', sending: newest, changed: false }
    : { status: 'draft', changed: false };
}

/** Blank means absent, and the order of the fields means nothing. */
function isAsSent({ template }: Draft, { payload }: SendingRecord): boolean {
  return JSON.stringify(draftToTemplate(template)) === JSON.stringify(withoutBlanks(payload));
}
