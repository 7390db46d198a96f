import { createContext, use } from 'react';
import { noAltTexts, altTextOf } from '../../schema/media/altTexts';
import type { SuggestionDraft } from '../../schema/draft/draft';
import type { Page } from '../model/conversation';

/** The actions that the parts of a phone offer. */
export type PhoneActs = {
  /** Taps the suggestion at a dotted draft path. */
  tap: (path: string, suggestion: SuggestionDraft) => void;
  openPage: (page: Page) => void;
  /** Sends the location. */
  confirm: () => void;
  /** Closes the topmost layer: the sheet of an action, else the page. */
  close: () => void;
  /** The control that had the focus at the last tap. The layer that it opens may still have to be loaded. */
  opener: () => HTMLElement | undefined;
};

export const PhoneActsContext = createContext<PhoneActs | undefined>(undefined);

/** The acts of the phone; undefined outside of `try`. */
export function usePhoneActs(): PhoneActs | undefined {
  return use(PhoneActsContext);
}

/** The alt texts of the pictures of a phone. */
export const AltTextsContext = createContext(noAltTexts);

/** The alt text of a file; undefined if there is none. */
export function useAltText(fileUrl: string): string | undefined {
  return altTextOf(use(AltTextsContext), fileUrl) || undefined;
}
