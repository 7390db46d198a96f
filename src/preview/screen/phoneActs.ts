import { createContext, use } from 'react';
import type { SuggestionDraft } from '../../schema/draft/draft';
import type { Page } from '../model/conversation';

/** What the parts of a phone can do. */
export type PhoneActs = {
  /** Taps the suggestion at a dotted draft path. */
  tap: (path: string, suggestion: SuggestionDraft) => void;
  openPage: (page: Page) => void;
  /** Sends the location. */
  confirm: () => void;
  /** Closes the topmost layer: the sheet of an action, else the page. */
  close: () => void;
};

export const PhoneActsContext = createContext<PhoneActs | undefined>(undefined);

/** The acts of the phone; undefined while it is only looked at. */
export function usePhoneActs(): PhoneActs | undefined {
  return use(PhoneActsContext);
}
