import { draftToTemplate, withoutBlanks, type Draft, type SendingRecord } from '../../schema/draft/draft';
import { decisiveSending, statusOfSending } from '../../schema/draft/sendings';

/** The statuses of a draft, in their sort order. `sent`: created, without a status; `unknown`: perhaps created. */
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
  /** The sending that decides the status; absent if nothing was sent. */
  sending?: SendingRecord;
  /** Whether the draft differs from the template that was created. */
  changed: boolean;
};

const states = new WeakMap<Draft, DraftState>();

/** The status of a draft, computed once per draft object. */
export function draftState(draft: Draft): DraftState {
  const known = states.get(draft);
  if (known) return known;
  const state = findState(draft);
  states.set(draft, state);
  return state;
}

function findState(draft: Draft): DraftState {
  const sending = decisiveSending(draft.sendings);
  if (sending) {
    const withoutStatus = sending.outcome === 'created' ? 'sent' : 'unknown';
    return {
      status: statusOfSending(sending) ?? withoutStatus,
      sending,
      changed: sending.outcome === 'created' && !isAsSent(draft, sending),
    };
  }
  const newest = draft.sendings.at(-1);
  return newest?.outcome === 'refused'
    ? { status: 'refused', sending: newest, changed: false }
    : { status: 'draft', changed: false };
}

/** Compares request bodies: blank fields count as absent, and the order of fields does not matter. */
function isAsSent({ template }: Draft, { payload }: SendingRecord): boolean {
  return JSON.stringify(draftToTemplate(template)) === JSON.stringify(withoutBlanks(payload));
}
