import styles from './Why.module.css';

type WhyProps = {
  source: string;
  date?: string | undefined;
  confidence?: string;
  /** The address of a page about the remark. */
  moreHref?: string;
};

/** The source of a remark, behind "Why?": a link if it is an address. */
export function Why({ source, date, confidence, moreHref }: WhyProps) {
  const [, host] = /^https?:\/\/([^/\s]+)\S*$/.exec(source) ?? [];
  return (
    <details className={styles.why}>
      <summary>Why?</summary>
      <p>
        {confidence && `${confidence}: `}
        {host === undefined ? (
          source
        ) : (
          <a href={source} target="_blank" rel="noreferrer" title={source}>
            {host}
          </a>
        )}
        {date && `, ${date}`}
        {moreHref && (
          <>
            {'. '}
            <a href={moreHref} target="_blank" rel="noreferrer">
              About this rule
            </a>
          </>
        )}
      </p>
    </details>
  );
}
