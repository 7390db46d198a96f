import { useRef, type ReactNode } from 'react';
import type { WebviewViewMode } from '../../../schema/values/enums';
import type { ActionSheet } from '../../model/actionSheet';
import { screenShare } from '../../figures/sizeProperties';
import { useDialogFocus } from '../../screen/phoneFocus';
import styles from './Overlay.module.css';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { IosIcon } from '../parts/Icon';

type OverlayProps = {
  name: string;
  /** The kind of the action's sheet; undefined for a page of a card. */
  sheet?: ActionSheet['kind'];
  testId?: string;
  /** A page fills the screen, a sheet comes from below, an alert stands in the middle. */
  kind: 'page' | 'sheet' | 'alert';
  /** The part of the screen that a sheet takes; without it the height of its content. */
  height?: WebviewViewMode | undefined;
  children: ReactNode;
};

/** A layer over the conversation. */
export function Overlay({ name, sheet, testId = testIdOf(sheet), kind, height, children }: OverlayProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useDialogFocus(dialog);
  return (
    <div className={styles.overlay} data-kind={kind}>
      <div
        ref={dialog}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-label={name}
        tabIndex={-1}
        data-testid={testId}
        data-kind={sheet}
        style={height && { blockSize: screenShare(height) }}
        data-arrives
      >
        {children}
      </div>
    </div>
  );
}

function testIdOf(sheet: ActionSheet['kind'] | undefined): string {
  return sheet === 'webview' ? 'preview-webview' : 'preview-surface';
}

/** The round close button in the header of a page or sheet. */
export function CloseButton() {
  const acts = usePhoneActs();
  return (
    <button
      type="button"
      className={styles.close}
      aria-label="Close"
      data-testid="preview-close"
      onClick={acts?.close}
    >
      <IosIcon name="close" size={20} />
    </button>
  );
}

type PageHeadProps = {
  title: string;
  /** Whether the header starts below the status bar of the screen. */
  belowStatusBar?: boolean;
};

/** The header of a page or sheet: the close button and the title. */
export function PageHead({ title, belowStatusBar = false }: PageHeadProps) {
  return (
    <div className={styles.head} data-below={belowStatusBar || undefined}>
      <CloseButton />
      <span className={styles.title} dir="auto">
        {title}
      </span>
    </div>
  );
}
