import { openActionSheet, type Conversation } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import { drawnCards } from '../../message/drawnCards';
import type { MapMediaUrl } from '../../media/sourcesOf';
import { ActionSheets } from './ActionSheets';
import { MediaPage } from './MediaPage';
import { TextPage } from './TextPage';

type OverlaysProps = {
  conversation: Conversation;
  agentName: string;
  options: PreviewOptions;
  mapMediaUrl: MapMediaUrl | undefined;
};

/** The layers over the conversation: a page of a card, and the sheet of a tapped action. */
export function Overlays({ conversation, agentName, options, mapMediaUrl }: OverlaysProps) {
  const { template, page } = conversation;
  const sheet = openActionSheet(conversation, 'ios');
  const card = page && drawnCards(template).find(({ path }) => path === page.path)?.card;
  return (
    <>
      {card && page.kind === 'text' && <TextPage card={card} />}
      {card && page.kind === 'media' && (
        <MediaPage card={card} mediaState={options.mediaState} mapMediaUrl={mapMediaUrl} />
      )}
      {sheet && <ActionSheets sheet={sheet} agentName={agentName} locality={options} />}
    </>
  );
}
