import type { ReactNode } from 'react';
import { languageOf } from '../lib/text/language';
import { messageText } from '../preview/description/messageText';
import type { Samples } from '../preview/text/withSamples';
import type { TemplateDraft } from '../schema/draft/draft';

type DescribedDrawingProps = {
  template: TemplateDraft;
  samples?: Samples;
  className: string | undefined;
  children: ReactNode;
};

/** A drawing of a message that nobody can press. Screen readers read it as a picture with the words of the message. */
export function DescribedDrawing({ template, samples, className, children }: DescribedDrawingProps) {
  const text = messageText(template, samples);
  return (
    <div role="img" aria-label={text} lang={languageOf(text)} style={{ display: 'grid' }}>
      <div className={className} aria-hidden inert>
        {children}
      </div>
    </div>
  );
}
