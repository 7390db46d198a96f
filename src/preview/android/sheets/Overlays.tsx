import { openActionSheet, type Conversation, type ConversationAction } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import type { MapMediaUrl } from '../../media/sourcesOf';
import { cardsOf } from '../../model/templateParts';
import { FullView } from './FullView';
import { MediaViewer } from './MediaViewer';
import styles from './Overlays.module.css';
import { ActionSheetFrame } from './ActionSheetFrame';

type Props = {
  conversation: Conversation;
  options: PreviewOptions;
  mapMediaUrl?: MapMediaUrl | undefined;
  onAction: (action: ConversationAction) => void;
};

/** What lies over the conversation: a page of the app, and over that what an action opened. */
export function Overlays({ conversation, options, mapMediaUrl, onAction }: Props) {
  const { template, page } = conversation;
  const surface = openActionSheet(conversation, 'android');
  const cards = page ? cardsOf(template) : [];
  const part = cards.find(({ path }) => path === page?.path);
  return (
    <>
      <div className={styles['page']} inert={surface !== undefined}>
        {page?.kind === 'fullView' && part && (
          <FullView
            cards={cards}
            path={part.path}
            mediaState={options.mediaState}
            mapMediaUrl={mapMediaUrl}
            onAction={onAction}
          />
        )}
        {page?.kind === 'media' && part && (
          <MediaViewer
            part={part}
            mediaState={options.mediaState}
            mapMediaUrl={mapMediaUrl}
            onClose={() => onAction({ type: 'close' })}
          />
        )}
      </div>
      {surface && <ActionSheetFrame surface={surface} locality={options} onAction={onAction} />}
    </>
  );
}
