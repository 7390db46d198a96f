import { useState } from 'react';
import type { Confidence } from '../../preview/evidence/evidence';
import { confidenceNames, publishedFacts } from '../../preview/evidence/publishedFacts';
import { systemNames } from '../../preview/model/options';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { PageTitle } from '../../ui/controls/PageTitle';
import layout from '../../ui/styles/layout.module.css';
import wording from '../../ui/styles/words.module.css';
import styles from './PhonesPage.module.css';

/** A source, and what it states where others state something else. */
type Statement = { states?: string; evidence: Confidence; source: string; date: string };

/** A row of the page: a fact, a disagreement or an announcement. */
type FactRow = {
  id: string;
  subject: string;
  shown: string;
  /** The version of the phone’s system. */
  system?: string | null;
  statements: readonly Statement[];
};

const withSource = (fact: Omit<FactRow, 'statements'> & Statement): FactRow => ({
  ...fact,
  statements: [fact],
});
const { facts, conflicts, announced } = publishedFacts;
const factsOf = (system: keyof typeof systemNames) =>
  facts.filter(({ phone }) => phone === system).map(withSource);

const sections: readonly { title: string; rows: readonly FactRow[]; note?: string }[] = [
  { title: systemNames.android, rows: factsOf('android') },
  { title: systemNames.ios, rows: factsOf('ios') },
  { title: 'Where sources disagree', rows: conflicts },
  {
    title: 'Announced, not drawn',
    note: 'No source says that phones show these for business messages, so the drawn phones leave them out.',
    rows: announced.map(withSource),
  },
];
const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);

/** The fact that the address names. The page is loaded after the browser has looked for it. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Every fact about phones that the drawing follows, with source and date. */
export function PhonesPage() {
  const [words, setWords] = useState('');
  const query = words.trim().toLowerCase();
  const isFound = ({ id, subject, shown, system, statements }: FactRow) =>
    [id, subject, shown, system, ...statements.flatMap(({ states, source, date }) => [states, source, date])]
      .join(' ')
      .toLowerCase()
      .includes(query);
  const found = sections
    .map((section) => ({ ...section, rows: section.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
  const total = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <PageTitle title="How phones show messages">
        {count} facts about how phones show messages, each with source and date. None was measured on a real
        phone.
      </PageTitle>
      <p className={wording.soft}>
        {Object.values(confidenceNames)
          .map(({ word, meaning }) => `${word}: ${meaning}.`)
          .join(' ')}{' '}
        Where no version of iOS is named, the source names none. <a href="/phones.json">Data for programs</a>
      </p>
      <div className={styles.search}>
        <Field label="Find a fact" inline>
          <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <p role="status" className={wording.note}>
          {query === '' ? '' : `${total} of ${count} facts`}
        </p>
      </div>
      {found.length === 0 && <p>No facts match.</p>}
      {found.map(({ title, note, rows }) => (
        <section key={title} aria-label={title} className={layout.stack}>
          <h2>{title}</h2>
          {note && <p className={wording.softNote}>{note}</p>}
          <ul className={layout.card}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A source with its addresses as links. Every other piece is an address. */
const withLinks = (source: string) =>
  source.split(/(https?:\/\/[^\s,;]*[^\s,;.])/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={piece} href={piece} target="_blank" rel="noreferrer" title={piece}>
        {piece.split('/')[2]}
      </a>
    ),
  );

function Row({ row: { id, subject, shown, system, statements } }: { row: FactRow }) {
  const isNamed = location.hash === `#${id}`;
  return (
    <li
      ref={isNamed ? scrollTo : undefined}
      id={id}
      className={styles.fact}
      data-named={isNamed ? '' : undefined}
    >
      <div>
        <h3>
          {subject}{' '}
          <a href={`#${id}`} aria-label={`Link to “${subject}”`} className={styles.anchor}>
            #
          </a>
        </h3>
        <p>Shown here: {shown}</p>
      </div>
      <p className={wording.softNote}>{system}</p>
      <div className={`${wording.softNote} ${styles.sources}`}>
        {statements.map(({ states, source, date, evidence }) => (
          <div key={states}>
            {states && <p>{states}</p>}
            <p>
              {confidenceNames[evidence].word}: {withLinks(source)}, {date}
            </p>
          </div>
        ))}
      </div>
    </li>
  );
}
