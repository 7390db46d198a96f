import { openActionSheet, type Conversation } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import { drawnCards } from '../../message/drawnCards';
import { type MapMediaUrl, sourcesOf } from '../../media/sourcesOf';
import { ActionSheets } from './ActionSheets';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { useAltText } from '../../screen/PhoneContexts';
import { type MediaState, iosMediaFace, mediaNames } from '../../media/mediaFace';
import { MediaPicture } from '../../media/MediaPicture';
import { IosIcon } from '../parts/Icon';
import { CloseButton, Overlay, PageHead } from './Overlay';
import styles from './Overlays.module.css';
import { Note } from '../../notes/Note';
import { PieceText } from '../../text/PieceText';
import { writtenAs } from '../../../lib/text/language';

type OverlaysProps = {
  conversation: Conversation;
  agentName: string;
  options: PreviewOptions;
  mapMediaUrl: MapMediaUrl | undefined;
};

/** The layers over the conversation: a page of a card, and the sheet of a tapped action. */
export function IosOverlays({ conversation, agentName, options, mapMediaUrl }: OverlaysProps) {
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

type MediaPageProps = {
  card: CardContentDraft;
  mediaState: MediaState;
  mapMediaUrl: MapMediaUrl | undefined;
};

/** The media of a card on the whole screen, uncropped. */
function MediaPage({ card, mediaState, mapMediaUrl }: MediaPageProps) {
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const face = iosMediaFace({ fileUrl, thumbnailUrl, ...sourcesOf(card, mapMediaUrl) }, mediaState);
  return (
    <Overlay name="Picture" testId="preview-viewer" kind="page">
      <div className={styles.ground}>
        <div className={styles.head}>
          <CloseButton />
        </div>
        <div className={styles.media}>
          <MediaPicture
            face={face}
            Icon={IosIcon}
            iconSize={26}
            alt={altText ?? mediaNames[face.kind]}
            hasTooltip
          />
        </div>
        {face.note && <Note>{face.note}</Note>}
      </div>
    </Overlay>
  );
}

/** The whole text of a card with more than six lines: no media, no suggestions. */
function TextPage({ card: { title = '', description = '' } }: { card: CardContentDraft }) {
  return (
    <Overlay name="Card text" testId="preview-text-page" kind="page">
      <PageHead title="Message" belowStatusBar />
      {/* A scrolling element takes the focus, so that it also scrolls by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.text} role="group" aria-label="Full text" tabIndex={0}>
        {title !== '' && (
          <p className={styles.title} {...writtenAs(title)}>
            <PieceText text={title} />
          </p>
        )}
        {description !== '' && (
          <p className={styles.description} {...writtenAs(description)}>
            <PieceText text={description} />
          </p>
        )}
      </div>
    </Overlay>
  );
}
