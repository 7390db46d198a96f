import { createContext, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import type { Page } from '../../model/conversation';
import type { Placed } from '../rules/suggestionGroups';

/** What the parts of the iPhone can do; nothing while the phone is only looked at. */
export type PhoneActs = {
  tap: (path: string, suggestion: SuggestionDraft) => void;
  openPage: (page: Page) => void;
  /** Opens the menu of folded actions beside the control; `path` is that of their list. */
  openOptions: (control: HTMLElement, path: string, actions: Placed[]) => void;
};

export const PhoneActsContext = createContext<PhoneActs | undefined>(undefined);

/** Undefined: the phone is only looked at, and draws no controls. */
export function usePhoneActs(): PhoneActs | undefined {
  return use(PhoneActsContext);
}
