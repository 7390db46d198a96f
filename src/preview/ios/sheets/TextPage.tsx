import type { CardContentDraft } from '../../../schema/draft/draft';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';
import { PieceText } from '../../text/PieceText';
import styles from './TextPage.module.css';

/** The whole text of a card with more than six lines: no media, no suggestions. */
export function TextPage({ card: { title = '', description = '' } }: { card: CardContentDraft }) {
  return (
    <Overlay name="Text of the card" testId="preview-text-page" kind="page">
      <PageHead title="Message" belowStatusBar />
      {/* A scrolling element takes the focus, so that it also scrolls by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.text} role="group" aria-label="Whole text" tabIndex={0}>
        {title !== '' && (
          <p className={styles.title} dir="auto">
            <PieceText text={title} />
          </p>
        )}
        {description !== '' && (
          <p className={styles.description} dir="auto">
            <PieceText text={description} />
          </p>
        )}
      </div>
    </Overlay>
  );
}
