import { openActionSheet, type Conversation, type ConversationAction } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import type { MapMediaUrl } from '../../media/sourcesOf';
import { cardsOf } from '../../model/templateParts';
import { MediaPage } from './MediaPage';
import { ActionSheets } from './ActionSheets';
import { TextPage } from './TextPage';

type OverlaysProps = {
  conversation: Conversation;
  agentName: string;
  options: PreviewOptions;
  mapMediaUrl: MapMediaUrl | undefined;
  onAction: (action: ConversationAction) => void;
};

/** What lies over the conversation: a page of a card, and what a tapped action opened. */
export function Overlays({ conversation, agentName, options, mapMediaUrl, onAction }: OverlaysProps) {
  const { template, page } = conversation;
  const surface = openActionSheet(conversation, 'ios');
  const card = page && cardsOf(template).find(({ path }) => path === page.path)?.card;
  const close = () => onAction({ type: 'close' });
  return (
    <>
      {card && page.kind === 'text' && <TextPage card={card} onClose={close} />}
      {card && page.kind === 'media' && (
        <MediaPage card={card} mediaState={options.mediaState} mapMediaUrl={mapMediaUrl} onClose={close} />
      )}
      {surface && (
        <ActionSheets
          surface={surface}
          agentName={agentName}
          locality={options}
          onClose={close}
          onConfirm={() => onAction({ type: 'confirm' })}
        />
      )}
    </>
  );
}
