import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { WebviewViewMode } from '../../../schema/values/enums';
import type { ActionSheet } from '../../model/actionSheet';
import styles from './Overlay.module.css';

type OverlayProps = {
  name: string;
  /** What an action opened is called by its kind, a page of a card by its hook. */
  surface?: ActionSheet['kind'];
  testId?: string;
  /** A page fills the screen, a sheet comes from below, an alert stands in the middle. */
  kind: 'page' | 'sheet' | 'alert';
  /** How much of the screen a sheet takes; without it as much as it holds. */
  height?: WebviewViewMode | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * What lies over the conversation. Escape closes it. When it was opened in this phone its first control takes
 * the focus, which goes back in the end to the control that opened it.
 */
export function Overlay({
  name,
  surface,
  testId = hookOf(surface),
  kind,
  height,
  onClose,
  children,
}: OverlayProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);

  // The focus lies outside React. It is taken before the browser takes it from what becomes inert.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const screen = dialog.current?.closest('section');
    if (!(activeElement instanceof HTMLElement) || !screen?.contains(activeElement)) return;
    opener.current ??= activeElement;
    dialog.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => () => opener.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles['overlay']} data-kind={kind}>
      <div
        ref={dialog}
        className={styles['dialog']}
        role="dialog"
        aria-modal="true"
        aria-label={name}
        tabIndex={-1}
        data-testid={testId}
        data-kind={surface}
        data-height={height}
        data-arrives
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        {children}
      </div>
    </div>
  );
}

function hookOf(surface: ActionSheet['kind'] | undefined): string {
  return surface === 'webview' ? 'preview-webview' : 'preview-surface';
}
