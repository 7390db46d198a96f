import { openActionSheet, type Page } from '../../model/conversation';
import { drawnCards } from '../../message/drawnCards';
import type { OverlaysProps } from '../../screen/PhoneProps';
import { ActionSheetFrame } from './ActionSheetFrame';
import { FullView } from './FullView';
import { MediaViewer } from './MediaViewer';
import styles from './Overlays.module.css';

/** The layers over the conversation: a page of the app, and above it the sheet of an action. */
export function Overlays({ conversation, options, mapMediaUrl }: OverlaysProps) {
  const { template, page } = conversation;
  const sheet = openActionSheet(conversation, 'android');
  const cards = page ? drawnCards(template) : [];
  const partOf = (kind: Page['kind']) => {
    const open = [page, page?.under].find((each) => each?.kind === kind);
    return open && cards.find(({ path }) => path === open.path);
  };
  const [full, picture] = [partOf('fullView'), partOf('media')];
  const media = { mediaState: options.mediaState, mapMediaUrl };
  return (
    <>
      <div className={styles.page} inert={sheet !== undefined}>
        {full && (
          <div className={styles.page} inert={picture !== undefined}>
            <FullView cards={cards} path={full.path} {...media} />
          </div>
        )}
        {picture && <MediaViewer part={picture} {...media} />}
      </div>
      {sheet && <ActionSheetFrame sheet={sheet} locality={options} />}
    </>
  );
}
