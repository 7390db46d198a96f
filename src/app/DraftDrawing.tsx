import { memo } from 'react';
import { agentSetting } from '../library/settings';
import { MessageDrawing } from '../preview/MessageDrawing';
import type { Draft } from '../schema/draft';
import { useStore } from '../ui/createStore';
import { mediaAddress, ownMediaAddress } from './mediaAddress';
import { usePageTheme } from './pageTheme';

/** The message of a draft, without the phone. Of a draft from elsewhere nothing is loaded until the person has asked for it. */
export const DraftDrawing = memo(function DraftDrawing({ draft }: { draft: Draft }) {
  const theme = usePageTheme();
  const agent = useStore(agentSetting, (value) => value);
  return (
    <MessageDrawing
      template={draft.template}
      agent={agent}
      theme={theme}
      mapMediaUrl={draft.trustsMedia === false ? ownMediaAddress : mediaAddress}
    />
  );
});
