import type { WebviewViewMode } from '../../../schema/values/enums';
import { Icon } from '../parts/Icon';
import { Note } from '../parts/Note';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';
import { PieceText } from '../parts/PieceText';
import { linkHost } from '../rules/trailingLink';
import styles from './WebSheet.module.css';

type WebSheetProps = {
  surface: 'browser' | 'webview';
  name: string;
  url: string;
  height: WebviewViewMode;
  words: string;
  note?: string;
  onClose: () => void;
};

/** A web page that opens: its address and what is known of it, never the page itself. */
export function WebSheet({ surface, name, url, height, words, note, onClose }: WebSheetProps) {
  return (
    <Overlay name={name} surface={surface} kind="sheet" height={height} onClose={onClose}>
      <PageHead title={linkHost(url)} onClose={onClose} belowStatusBar={height === 'FULL'} />
      <div className={styles['page']}>
        <Icon name="browser" size={40} />
        <p>{words}</p>
        <p className={styles['address']}>{url === '' ? 'No address yet' : <PieceText text={url} />}</p>
        {note && <Note>{note}</Note>}
      </div>
    </Overlay>
  );
}
