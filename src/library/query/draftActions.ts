import type { Draft, SendingRecord } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';

/** The actions of the list on one or several drafts. */
export type DraftActions = {
  duplicate: (drafts: readonly Draft[], type?: TemplateType) => void;
  setStatus: (draft: Draft) => void;
  /** Whether a person may note the status of a sent draft: a platform that can be asked says it itself. */
  canSetStatus: (sending: SendingRecord) => boolean;
  /** Shows the differences between a sent draft and the template at its platform. */
  compareWithPlatform: (draft: Draft) => void;
  exportDrafts: (drafts: readonly Draft[]) => void;
  remove: (drafts: readonly Draft[]) => void;
};

/** An action that is done, or still runs. */
export type DoneAction = {
  message: string;
  isPending?: boolean;
  undo?: () => void;
  /** Shows the drafts that the action has made. */
  show?: () => void;
  /** Ids of drafts that were deleted: the message goes away when one of them is in the list again. */
  deletedIds?: readonly string[];
  /** Focuses the Undo button, because the action removed the element that had the focus. */
  takesFocus?: boolean;
};
