import { type ReactNode, Fragment } from 'react';
import { CopyButton } from './CopyButton';
import styles from './notices.module.css';
import words from '../styles/words.module.css';

type CodeDetailsProps = { summary: ReactNode; text: string; copyLabel?: string };

/** A long technical text behind a summary, with a button that copies it. */
export function CodeDetails({ summary, text, copyLabel = 'Copy' }: CodeDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.content}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by key */}
        <pre role="region" aria-label={copyLabel.replace(/^Copy /, '')} tabIndex={0}>
          {text}
        </pre>
        <CopyButton label={copyLabel} text={() => text} />
      </div>
    </details>
  );
}

/** A short list of names and values; undefined values are left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== undefined && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

type SourceProps = {
  source: string;
  date?: string | undefined;
  confidence?: string;
  /** The address of a page about the rule. */
  moreHref?: string;
};

/** Where a statement comes from: a link if the source is an address. */
export function Source({ source, date, confidence, moreHref }: SourceProps) {
  const [, host] = /^https?:\/\/([^/\s]+)\S*$/.exec(source) ?? [];
  return (
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
  );
}

/** The source of a statement, behind "Why?". */
export function Why(props: SourceProps) {
  return (
    <details className={`${words.softNote} ${styles.why}`}>
      <summary>Why?</summary>
      <Source {...props} />
    </details>
  );
}

/** The id of a request that went wrong, for the person who reads the server's log. */
export function RequestId({ id }: { id: string | undefined }) {
  return id === undefined ? null : (
    <p className={words.softNote}>
      Request ID for support: <code>{id}</code>
    </p>
  );
}
