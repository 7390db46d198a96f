import type { WebviewViewMode } from '../../../schema/values/enums';
import { Icon } from '../parts/Icon';
import { Note } from '../../notes/Note';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';
import { PieceText } from '../../text/PieceText';
import { linkHost } from '../../text/links';
import styles from './WebSheet.module.css';

type WebSheetProps = {
  sheet: 'browser' | 'webview';
  name: string;
  url: string;
  height: WebviewViewMode;
  message: string;
  note?: string;
};

/** An opened web page: its address and known facts, never the page itself. */
export function WebSheet({ sheet, name, url, height, message, note }: WebSheetProps) {
  return (
    <Overlay name={name} sheet={sheet} kind="sheet" height={height}>
      <PageHead title={linkHost(url)} belowStatusBar={height === 'FULL'} />
      <div className={styles.page}>
        <Icon name="browser" size={40} />
        <p>{message}</p>
        <p className={styles.address}>{url === '' ? 'No address yet' : <PieceText text={url} />}</p>
        {note && <Note>{note}</Note>}
      </div>
    </Overlay>
  );
}
