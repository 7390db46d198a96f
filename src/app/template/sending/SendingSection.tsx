import { X } from 'lucide-react';
import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import { covers, isFocusLost, isOverlayOpen } from '../../../ui/browser/focus';
import { isNarrow, useWindowEvent } from '../../../ui/browser/hooks';
import { IconButton } from '../../../ui/controls/Button';
import { usePane } from '../../../workspace/services/AppServices';
import styles from '../TemplatePanes.module.css';

type SendingSectionProps = {
  /** Takes the focus when the section is opened: in the page it comes long after the button that opens it. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether it lies over the phones. In a narrow window it is a view, whatever this says. */
  isShown: boolean;
  /** `takesFocus`: the focus goes back to the button that opens it. */
  onClose: (takesFocus: boolean) => void;
  children: ReactNode;
};

/** The sendings over the phones. Escape closes them, and so does the focus when it goes to a control below them. */
export function SendingSection({ headingRef, isShown, onClose, children }: SendingSectionProps) {
  const section = useRef<HTMLElement>(null);
  const registerPane = usePane();
  const attach = useCallback(
    (element: HTMLElement | null) => {
      section.current = element;
      return registerPane(element);
    },
    [registerPane],
  );

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isShown || isNarrow() || isOverlayOpen()) return;
    onClose(isFocusLost() || section.current?.contains(document.activeElement) === true);
  });
  useWindowEvent('focusin', ({ target }) => {
    if (!isShown || isNarrow() || isOverlayOpen() || !(target instanceof Element)) return;
    if (section.current && covers(section.current, target)) onClose(false);
  });

  return (
    <section
      ref={attach}
      className={styles.sending}
      aria-label="Sending"
      data-shown={isShown ? '' : undefined}
      data-pane
    >
      <div className={styles.top}>
        <h2 ref={headingRef} tabIndex={-1}>
          Sending
        </h2>
        <IconButton label="Close" onClick={() => onClose(true)}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
