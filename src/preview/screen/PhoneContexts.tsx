import type { ReactNode } from 'react';
import { HighlightsContext, noHighlights } from '../model/highlights';
import { noSamples, SamplesContext } from '../text/withSamples';
import { PhoneActsContext, type PhoneActs } from './phoneActs';
import type { PhoneProps } from './PhoneProps';
import { LayoutContext, type Layout } from './useLayout';

type PhoneContextsProps = Pick<PhoneProps, 'samples' | 'highlights'> & {
  layout: Layout;
  acts: PhoneActs | undefined;
  children: ReactNode;
};

/** Layout, samples, highlights and acts for all parts of a phone. */
export function PhoneContexts({
  layout,
  samples = noSamples,
  highlights = noHighlights,
  acts,
  children,
}: PhoneContextsProps) {
  return (
    <LayoutContext value={layout}>
      <SamplesContext value={samples}>
        <HighlightsContext value={highlights}>
          <PhoneActsContext value={acts}>{children}</PhoneActsContext>
        </HighlightsContext>
      </SamplesContext>
    </LayoutContext>
  );
}
