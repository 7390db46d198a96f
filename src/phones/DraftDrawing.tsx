import { memo } from 'react';
import { MessageDrawing, type MessageDrawingProps } from '../preview/MessageDrawing';
import type { Draft } from '../schema/draft/draft';
import { parameterNotesOf } from '../schema/draft/parameterNotes';
import { samplesOf } from '../schema/draft/samples';
import { mediaAddress, ownMediaAddress } from '../workspace/mediaAddress';

type DraftDrawingProps = Pick<MessageDrawingProps, 'agent' | 'theme'> & { draft: Draft };

/** The message of a draft, without a phone. A draft from elsewhere loads no media until the person allows it. */
export const DraftDrawing = memo(function DraftDrawing({ draft, agent, theme }: DraftDrawingProps) {
  return (
    <MessageDrawing
      template={draft.template}
      samples={samplesOf(parameterNotesOf(draft), 'typical', draft.template)}
      agent={agent}
      theme={theme}
      mapMediaUrl={draft.trustsMedia === false ? ownMediaAddress : mediaAddress}
    />
  );
});

const noSamples = {};

/** The message of a template at a platform. It loads no media: nobody has allowed its hosts. */
export function LiveDrawing(props: Pick<MessageDrawingProps, 'template' | 'agent' | 'theme'>) {
  return <MessageDrawing {...props} samples={noSamples} mapMediaUrl={ownMediaAddress} />;
}
