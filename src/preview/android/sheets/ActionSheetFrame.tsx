import { useRef } from 'react';
import type { ConversationAction } from '../../model/conversation';
import type { Locality } from '../../model/eventTime';
import type { ActionSheet } from '../../model/actionSheet';
import { Icon } from '../parts/Icon';
import { ActionSheetBody } from './ActionSheetBody';
import styles from './ActionSheetFrame.module.css';
import { useDialogFocus } from './useDialogFocus';

type SheetSize = 'full' | 'tall' | 'half';

const webviewSizes = { FULL: 'full', TALL: 'tall', HALF: 'half' } as const;

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

function sizeOf(surface: ActionSheet): SheetSize {
  if (surface.kind === 'webview') return webviewSizes[surface.mode];
  return surface.kind === 'shareLocation' || surface.kind === 'unsupported' ? 'half' : 'full';
}

type Props = { surface: ActionSheet; locality: Locality; onAction: (action: ConversationAction) => void };

/**
 * What an action opens: another app, or a web page in a sheet of all, three quarters or half of the screen
 * (documented). It is drawn; nothing is loaded and nothing is called.
 */
export function ActionSheetFrame({ surface, locality, onAction }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useDialogFocus(sheet);
  const close = () => onAction({ type: 'close' });
  // Another app takes the screen; a sheet lies over the conversation and can be pulled down.
  const isSheet = surface.kind === 'webview' || sizeOf(surface) !== 'full';
  return (
    <div className={styles['layer']}>
      {/* The scrim is for the pointer: the keyboard has the button and Escape. */}
      <div className={styles['scrim']} role="presentation" onClick={close} />
      <div
        ref={sheet}
        className={isSheet ? styles['sheet'] : styles['app']}
        role="dialog"
        aria-label={titles[surface.kind]}
        data-testid={surface.kind === 'webview' ? 'preview-webview' : 'preview-surface'}
        data-kind={surface.kind}
        data-size={sizeOf(surface)}
      >
        {isSheet && <div className={styles['handle']} />}
        <div className={styles['head']}>
          <button type="button" className={styles['close']} aria-label="Close" onClick={close}>
            <Icon name="close" size={24} />
          </button>
          <span className={styles['title']}>{titles[surface.kind]}</span>
        </div>
        <div className={styles['body']}>
          <ActionSheetBody surface={surface} locality={locality} onAction={onAction} />
        </div>
      </div>
    </div>
  );
}
