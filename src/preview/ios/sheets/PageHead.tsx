import { CloseButton } from './CloseButton';
import styles from './PageHead.module.css';

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
