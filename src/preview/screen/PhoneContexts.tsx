import type { ReactNode } from 'react';
import { HighlightsContext, noHighlights } from '../message/parts';
import { noAltTexts } from '../../schema/media/altTexts';
import { AltTextsContext } from '../media/altTexts';
import { noSamples, SamplesContext } from '../text/withSamples';
import { PhoneActsContext, type PhoneActs } from './phoneActs';
import type { PhoneProps } from './PhoneProps';
import { LayoutContext, type Layout } from './useLayout';

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
