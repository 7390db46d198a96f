import { openSurface, type Conversation, type ConversationAction } from '../conversation';
import type { PreviewOptions } from '../options';
import type { MapMediaUrl } from '../sourcesOf';
import { cardsOf } from '../templateParts';
import { MediaPage } from './MediaPage';
import { Surfaces } from './Surfaces';
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
  const surface = openSurface(conversation, 'ios');
  const card = page && cardsOf(template).find(({ path }) => path === page.path)?.card;
  const close = () => onAction({ type: 'close' });
  return (
    <>
      {card && page.kind === 'text' && <TextPage card={card} onClose={close} />}
      {card && page.kind === 'media' && (
        <MediaPage card={card} mediaState={options.mediaState} mapMediaUrl={mapMediaUrl} onClose={close} />
      )}
      {surface && (
        <Surfaces
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
