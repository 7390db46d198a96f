import { nameOrUntitled } from '../../schema/template/typeNames';
import { type Draft, type SendingRecord, type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { findDraftStatus, statusOfSending } from '../../schema/draft/sendings';
import { cardsOf } from '../../schema/draft/cards';
import { formatNumber } from '../../schema/values/text';

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
export type ListedStatus = (typeof draftStatuses)[number];

type DraftState = {
  status: ListedStatus;
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
} satisfies Record<SendingRecord['outcome'], ListedStatus>;

function findState({ sendings, template }: Draft): DraftState {
  if (sendings.length === 0) return { status: 'draft', changed: false };
  const { sending, needsName: changed } = findDraftStatus(sendings, draftToTemplate(template));
  if (!sending || sending.outcome === 'not_sent') return { status: 'draft', changed: false };
  return { status: statusOfSending(sending) ?? statusOfOutcome[sending.outcome], sending, changed };
}

/** The first text of a draft, to recognize it by; empty if nothing is written. */
export function describeDraft(template: TemplateDraft): string {
  const texts = [
    template.component.text,
    ...cardsOf(template).flatMap(({ title, description }) => [title, description]),
  ];
  return texts.find((found) => found?.trim())?.trim() ?? '';
}

export const draftName = ({ template }: Draft): string => nameOrUntitled(template);

/** "winter_sale" for one draft, "3 templates" for several. */
export function draftNames(drafts: readonly Draft[]): string {
  const [first] = drafts;
  return first && drafts.length === 1 ? draftName(first) : `${formatNumber(drafts.length)} templates`;
}

/** Above this number of drafts, an act takes long enough to be announced when it begins. */
export const manyDrafts = 50;
