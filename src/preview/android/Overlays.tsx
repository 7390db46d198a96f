import { openSurface, type Conversation, type ConversationAction } from '../conversation';
import type { PreviewOptions } from '../options';
import type { MapMediaUrl } from '../sourcesOf';
import { cardsOf } from '../templateParts';
import { FullView } from './FullView';
import { MediaViewer } from './MediaViewer';
import styles from './Overlays.module.css';
import { SurfaceSheet } from './SurfaceSheet';

type Props = {
  conversation: Conversation;
  options: PreviewOptions;
  mapMediaUrl?: MapMediaUrl | undefined;
  onAction: (action: ConversationAction) => void;
};

/** What lies over the conversation: a page of the app, and over that what an action opened. */
export function Overlays({ conversation, options, mapMediaUrl, onAction }: Props) {
  const { template, page } = conversation;
  const surface = openSurface(conversation, 'android');
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
      {surface && <SurfaceSheet surface={surface} locality={options} onAction={onAction} />}
    </>
  );
}
