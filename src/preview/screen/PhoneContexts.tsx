import { type ReactNode, createContext, use } from 'react';
import { HighlightsContext, noHighlights } from '../message/parts';
import { noAltTexts, altTextOf } from '../../schema/media/altTexts';
import { noSamples, SamplesContext } from '../text/withSamples';
import type { PhoneProps } from './PhoneProps';
import { LayoutContext, type Layout } from './useLayout';
import type { SuggestionDraft } from '../../schema/draft/draft';
import type { Page } from '../model/conversation';

type PhoneContextsProps = Pick<PhoneProps, 'samples' | 'highlights' | 'altTexts'> & {
  layout: Layout;
  acts: PhoneActs | undefined;
  children: ReactNode;
};

/** Layout, samples, highlights, alt texts and acts for all parts of a phone. */
export function PhoneContexts({
  layout,
  samples = noSamples,
  highlights = noHighlights,
  altTexts = noAltTexts,
  acts,
  children,
}: PhoneContextsProps) {
  return (
    <LayoutContext value={layout}>
      <SamplesContext value={samples}>
        <HighlightsContext value={highlights}>
          <AltTextsContext value={altTexts}>
            <PhoneActsContext value={acts}>{children}</PhoneActsContext>
          </AltTextsContext>
        </HighlightsContext>
      </SamplesContext>
    </LayoutContext>
  );
}

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

const PhoneActsContext = createContext<PhoneActs | undefined>(undefined);

/** The acts of the phone; undefined outside of `try`. */
export function usePhoneActs(): PhoneActs | undefined {
  return use(PhoneActsContext);
}

/** The alt texts of the pictures of a phone. */
const AltTextsContext = createContext(noAltTexts);

/** The alt text of a file; undefined if there is none. */
export function useAltText(fileUrl: string): string | undefined {
  return altTextOf(use(AltTextsContext), fileUrl) || undefined;
}
