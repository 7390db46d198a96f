import { CloseButton } from './CloseButton';
import styles from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  onClose: () => void;
  /** Below the status bar of the screen. */
  belowStatusBar?: boolean;
};

/** The head of a page or sheet: the close control and what it is. */
export function PageHead({ title, onClose, belowStatusBar = false }: PageHeadProps) {
  return (
    <div className={styles['head']} data-below={belowStatusBar || undefined}>
      <CloseButton onClose={onClose} />
      <span className={styles['title']} dir="auto">
        {title}
      </span>
    </div>
  );
}
