import { formatNumber, plural } from '../../schema/values/text';
import { download } from '../../ui/browser/page';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { ImportReport } from '../../importing/reading/ImportResult';
import type { BroughtIn } from './bringIn';
import styles from './PlatformOnly.module.css';

/** Templates that are described; the others are counted. */
const maxDescribed = 20;

/** What did not fit while templates were brought in. Nothing is drawn if all of them did. */
export function BroughtInReport({ result: { changed, refused } }: { result: BroughtIn }) {
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={`Not brought in: ${plural(refused.length, 'template')}`}
          actions={
            <Button
              size="small"
              onClick={() =>
                download(
                  'not-brought-in.json',
                  `${JSON.stringify(
                    refused.map(({ stored }) => stored),
                    null,
                    2,
                  )}\n`,
                )
              }
            >
              Download {refused.length === 1 ? 'it' : 'them'} as {refused.length === 1 ? 'it is' : 'they are'}
            </Button>
          }
        >
          <ul className={styles.report}>
            {refused.slice(0, maxDescribed).map(({ name, problem }) => (
              <li key={name}>
                <strong>{name}</strong> {problem}
              </li>
            ))}
          </ul>
          <More count={refused.length - maxDescribed} />
        </Notice>
      )}
      {changed.length > 0 && (
        <details className={styles.changed}>
          <summary>{plural(changed.length, 'template')} with remarks</summary>
          {changed.slice(0, maxDescribed).map(({ name, remarks }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ImportReport report={remarks} />
            </section>
          ))}
          <More count={changed.length - maxDescribed} />
        </details>
      )}
    </>
  );
}

function More({ count }: { count: number }) {
  return count > 0 && <p>And {formatNumber(count)} more.</p>;
}
