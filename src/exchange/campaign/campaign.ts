import type { SuggestionDraft } from '../../schema/draft/draft';
import type { Placeholder } from '../../schema/values/placeholders';

/** A piece of the text that can become a button. */
export type CampaignButton = {
  kind: 'link' | 'place' | 'number' | 'event';
  suggestion: SuggestionDraft;
  /** Its place in the text. */
  start: number;
  end: number;
};

/** The words of a message for people, and what was found in them. */
export type Campaign = {
  text: string;
  /** In their order, none twice. */
  buttons: CampaignButton[];
  /** In their order; one name may stand several times. */
  placeholders: Placeholder[];
  /** Whether it has marks of WhatsApp, as `*bold*`. */
  hasMarks: boolean;
};

/** What a person takes of a campaign. */
export type CampaignChoices = {
  /** Indexes of its buttons. */
  buttons: readonly number[];
  /** Texts of its placeholders. */
  placeholders: readonly string[];
  removesMarks: boolean;
  /** Whether lines that only lead to a button leave the text. */
  cutsButtons: boolean;
};
