import { useRef } from 'react';
import type { WebviewViewMode } from '../../../schema/values/enums';
import type { Locality, ActionSheet } from '../../model/actionSheet';
import { OutlineIcon } from '../parts/Icon';
import { sheetOutlines } from './sheetOutlines';
import { ActionSheetBody } from './ActionSheetBody';
import styles from './ActionSheetFrame.module.css';
import { usePhoneActs } from '../../screen/phoneActs';
import { screenShare } from '../../figures/sizeProperties';
import { useDialogFocus } from '../../screen/useDialogFocus';

const titles = {
  dialer: 'Phone',
  browser: 'Browser',
  webview: 'Web page in Messages',
  map: 'Map',
  mapSearch: 'Map',
  calendar: 'New event',
  shareLocation: 'Share location',
  unsupported: 'Not supported',
} satisfies Record<ActionSheet['kind'], string>;

/** The size of each sheet but the webview's, which has its mode. */
const sizes = {
  dialer: 'FULL',
  browser: 'FULL',
  map: 'FULL',
  mapSearch: 'FULL',
  calendar: 'FULL',
  shareLocation: 'HALF',
  unsupported: 'HALF',
} satisfies Record<Exclude<ActionSheet['kind'], 'webview'>, WebviewViewMode>;

function sizeOf(sheet: ActionSheet): WebviewViewMode {
  return sheet.kind === 'webview' ? sheet.mode : sizes[sheet.kind];
}

type ActionSheetFrameProps = { sheet: ActionSheet; locality: Locality };

/**
 * The result of a tapped action: another app, or a web page in a sheet of all, three quarters or half of the
 * screen (documented). A drawing: it loads nothing and calls nobody.
 */
export function ActionSheetFrame({ sheet, locality }: ActionSheetFrameProps) {
  const acts = usePhoneActs();
  const dialog = useRef<HTMLDivElement>(null);
  useDialogFocus(dialog);
  // Another app takes the whole screen; a sheet has a handle over the conversation.
  const isSheet = sheet.kind === 'webview' || sizeOf(sheet) !== 'FULL';
  return (
    <div className={styles.layer}>
      {/* For the pointer: the keyboard has the button and Escape. */}
      <div className={styles.scrim} role="presentation" onClick={acts?.close} />
      <div
        ref={dialog}
        className={isSheet ? styles.sheet : styles.app}
        role="dialog"
        aria-label={titles[sheet.kind]}
        data-testid={sheet.kind === 'webview' ? 'preview-webview' : 'preview-surface'}
        data-kind={sheet.kind}
        style={{ blockSize: screenShare(sizeOf(sheet)) }}
      >
        {isSheet && <div className={styles.handle} />}
        <div className={styles.head}>
          <button type="button" className={styles.close} aria-label="Close" onClick={acts?.close}>
            <OutlineIcon outline={sheetOutlines.close} size={24} />
          </button>
          <span className={styles.title}>{titles[sheet.kind]}</span>
        </div>
        <div className={styles.body}>
          <ActionSheetBody sheet={sheet} locality={locality} />
        </div>
      </div>
    </div>
  );
}
