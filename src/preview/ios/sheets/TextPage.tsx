import type { CardContentDraft } from '../../../schema/draft/draft';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';
import { PieceText } from '../parts/PieceText';
import styles from './TextPage.module.css';

type TextPageProps = { card: CardContentDraft; onClose: () => void };

/** The whole text of a card whose text is too long for it: no media, no suggestions. */
export function TextPage({ card: { title = '', description = '' }, onClose }: TextPageProps) {
  return (
    <Overlay name="Text of the card" testId="preview-text-page" kind="page" onClose={onClose}>
      <PageHead title="Message" onClose={onClose} belowStatusBar />
      {/* What scrolls takes the focus, so that it scrolls by key too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['text']} role="group" aria-label="Whole text" tabIndex={0}>
        {title !== '' && (
          <p className={styles['title']} dir="auto">
            <PieceText text={title} />
          </p>
        )}
        {description !== '' && (
          <p className={styles['description']} dir="auto">
            <PieceText text={description} />
          </p>
        )}
      </div>
    </Overlay>
  );
}
