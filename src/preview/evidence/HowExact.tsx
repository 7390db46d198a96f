import type { Assumption } from './evidence';
import { assumptions } from './assumptions';
import { conflicts } from './conflicts';
import { confidenceNames } from './publishedFacts';
import styles from './HowExact.module.css';
import { systemNames, type System } from '../model/options';

/** The assumptions of the drawing, each with its evidence, for one system or for both. */
export function HowExact({ system }: { system?: System }) {
  return (
    <div className={styles.panel}>
      <p>
        The preview follows published rules. It was not measured on real phones.{' '}
        {Object.values(confidenceNames)
          .map(({ letter, word, meaning }) => `${letter}: ${word.toLowerCase()}, ${meaning}.`)
          .join(' ')}
      </p>
      {/* A scrolling element takes the focus, so that it also scrolls by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="group" aria-label="Preview assumptions" tabIndex={0}>
        <table>
          <caption>How accurate is this?</caption>
          <thead>
            <tr>
              <th scope="col">Phone</th>
              <th scope="col">Assumption</th>
              <th scope="col">Shown here</th>
              <th scope="col">Evidence</th>
              <th scope="col">Source</th>
              <th scope="col">Date</th>
            </tr>
          </thead>
          <tbody>
            {assumptions
              .filter((assumption) => system === undefined || assumption.system === system)
              .map((assumption) => (
                <Row key={`${assumption.system} ${assumption.subject}`} assumption={assumption} />
              ))}
          </tbody>
        </table>
      </div>
      <Conflicts />
      <p>
        <a href="/phones" target="_blank" rel="noreferrer">
          All facts, with iOS versions and links
        </a>
      </p>
    </div>
  );
}

/** Where sources disagree: each statement with its letter and source, and what is drawn. */
function Conflicts() {
  return (
    <section aria-label="Where sources disagree">
      <h2>Where sources disagree</h2>
      <ul className={styles.conflicts}>
        {conflicts.map(({ subject, statements, drawn }) => (
          <li key={subject} data-testid="preview-conflict">
            <b>{subject}</b>
            <ul>
              {statements.map(([states, { confidence, source, date }]) => (
                <li key={states}>
                  {states}{' '}
                  <abbr title={confidenceNames[confidence].word}>{confidenceNames[confidence].letter}</abbr>{' '}
                  <span className={styles.source}>
                    ({source}, {date})
                  </span>
                </li>
              ))}
            </ul>
            Shown here: {drawn}.
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ assumption }: { assumption: Assumption }) {
  const { system, subject, value, confidence, source, date } = assumption;
  const { letter, word } = confidenceNames[confidence];
  return (
    <tr data-testid="preview-assumption" data-confidence={letter}>
      <td>{systemNames[system]}</td>
      <th scope="row">{subject}</th>
      <td>{value}</td>
      <td>
        <abbr title={word}>{letter}</abbr>
      </td>
      <td className={styles.source}>{source}</td>
      <td className={styles.date}>{date}</td>
    </tr>
  );
}
