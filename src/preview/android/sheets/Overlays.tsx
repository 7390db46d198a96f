import { openActionSheet } from '../../model/conversation';
import { cardsOf } from '../../model/templateParts';
import type { OverlaysProps } from '../../screen/PhoneProps';
import { ActionSheetFrame } from './ActionSheetFrame';
import { FullView } from './FullView';
import { MediaViewer } from './MediaViewer';
import styles from './Overlays.module.css';

/** The layers over the conversation: a page of the app, and above it the sheet of an action. */
export function Overlays({ conversation, options, mapMediaUrl }: OverlaysProps) {
  const { template, page } = conversation;
  const sheet = openActionSheet(conversation, 'android');
  const cards = page ? cardsOf(template) : [];
  const part = cards.find(({ path }) => path === page?.path);
  const media = { mediaState: options.mediaState, mapMediaUrl };
  return (
    <>
      <div className={styles['page']} inert={sheet !== undefined}>
        {page?.kind === 'fullView' && part && <FullView cards={cards} path={part.path} {...media} />}
        {page?.kind === 'media' && part && <MediaViewer part={part} {...media} />}
      </div>
      {sheet && <ActionSheetFrame sheet={sheet} locality={options} />}
    </>
  );
}
