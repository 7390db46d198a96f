import { draftToTemplate, type Draft, type SendingRecord } from '../../schema/draft/draft';
import { findDraftStatus, statusOfSending } from '../../schema/draft/sendings';

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

/** How a sending without a status stands in the list. */
const statusOfOutcome = {
  created: 'sent',
  unknown: 'unknown',
  refused: 'refused',
  not_sent: 'draft',
} satisfies Record<SendingRecord['outcome'], DraftStatus>;

function findState({ sendings, template }: Draft): DraftState {
  if (sendings.length === 0) return { status: 'draft', changed: false };
  const { sending, needsName: changed } = findDraftStatus(sendings, draftToTemplate(template));
  if (!sending || sending.outcome === 'not_sent') return { status: 'draft', changed: false };
  return { status: statusOfSending(sending) ?? statusOfOutcome[sending.outcome], sending, changed };
}
