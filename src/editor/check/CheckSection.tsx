import {
  CircleAlert,
  CircleDashed,
  CircleQuestionMark,
  EyeOff,
  Info,
  Scissors,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Disclosure } from '../../ui/controls/Disclosure';
import type { TemplateEditor } from '../model/TemplateEditor';
import { cutsText, CheckItem, type CheckActs } from './CheckItem';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './CheckList.module.css';
import { findingsOf, groupTitles, type CheckEntry, type CheckGroup, type GroupName } from './checkGroups';
import { useStore } from 'zustand';
import { fixFirst } from '../../advice/model/advice';
import { hiddenPicture } from '../../advice/model/hiddenPicture';
import { nameOfPath } from '../../schema/template/templateTree';
import { CheckQuickFix } from '../quickFixes/FieldQuickFix';

const icons = {
  error: <CircleAlert aria-hidden />,
  blank: <CircleDashed aria-hidden />,
  unchecked: <CircleQuestionMark aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  cut: <Scissors aria-hidden />,
  hint: <Info aria-hidden />,
  dismissed: <EyeOff aria-hidden />,
} satisfies Record<GroupName, ReactNode>;

const tones = {
  error: 'error',
  warning: 'warning',
  cut: 'warning',
  hint: 'hint',
} as Readonly<Partial<Record<GroupName, 'error' | 'warning' | 'hint'>>>;

type CheckSectionProps = CheckActs & { group: CheckGroup };

const editorName = ({ document }: TemplateEditor) => document.getState().draft.name;

/** The findings that one press may fix: all fixable ones of the rule, at the first entry of that rule only. */
function fixableWith(entries: readonly CheckEntry[], index: number) {
  const id = findingsOf(entries[index] ?? { message: '', places: [] })[0]?.id;
  const isFirst = entries.findIndex((entry) => findingsOf(entry)[0]?.id === id) === index;
  if (id === undefined || !isFirst) return [];
  const all = entries.flatMap(findingsOf).filter((finding) => finding.id === id && finding.fix);
  return all.length > 1 ? all : [];
}

/** One group of Check. Dismissed issues are folded. */
export function CheckSection({ group: { name, entries, count }, ...rest }: CheckSectionProps) {
  const title = (
    <>
      {icons[name]}
      {groupTitles[name]}
      <span className={styles.count}>{count}</span>
    </>
  );
  const rare = name === 'cut' ? entries.filter(isRare) : [];
  const usual = entries.filter((entry) => !rare.includes(entry));
  const list = <Entries {...rest} name={name} entries={usual} />;
  return (
    <section
      className={`${layout.tightStack} ${styles.group}`}
      data-tone={tones[name]}
      aria-label={groupTitles[name]}
    >
      {name === 'dismissed' ? (
        <details className={styles.closed}>
          <summary className={styles.title}>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          <div className={styles.heading}>
            <h3 className={styles.title}>{title}</h3>
            {name === 'cut' && (
              <CopyButton
                label="Copy as text"
                text={() =>
                  cutsText((usual.length > 0 ? usual : rare).flatMap(findingsOf), editorName(rest.editor))
                }
                copied="Copied what phones cut off"
              />
            )}
          </div>
          {list}
          {name === 'cut' && (
            <p className={words.softNote}>
              Pictures are listed if {hiddenPicture.hint * 100}% or more is cut off.
            </p>
          )}
          {rare.length > 0 && (
            <Disclosure
              className={styles.closed}
              summary={`Only at the largest text sizes: ${countPlaces(rare)}`}
            >
              {() => <Entries {...rest} name={name} entries={rare} />}
            </Disclosure>
          )}
        </>
      )}
    </section>
  );
}

type EntriesProps = CheckActs & { name: GroupName; entries: readonly CheckEntry[] };

function Entries({ name, entries, ...acts }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={layout.tightStack}>
      {entries.map((entry, index) => (
        // A message may contain a count that changes with each key: keyed by place, its entry is kept.
        // oxlint-disable-next-line react/no-array-index-key
        <CheckItem key={index} {...acts} group={name} entry={entry} fixable={fixableWith(entries, index)} />
      ))}
    </ul>
  );
}

const countPlaces = (entries: readonly CheckEntry[]) =>
  entries.reduce((sum, { places }) => sum + places.length, 0);

/** Whether all that an entry says is seen only in states that few people set. */
function isRare(entry: CheckEntry): boolean {
  const findings = findingsOf(entry);
  return findings.length > 0 && findings.every((finding) => finding.isRare);
}

type ErrorSummaryProps = { editor: TemplateEditor; onGoTo: (path: string) => void; onFixed: () => void };

/** All issues in document order, each with a link to its field. Shown once sending was tried. */
export function ErrorSummary({ editor, onGoTo, onFixed }: ErrorSummaryProps) {
  const { issues, allRevealed } = useStore(editor.diagnostics);
  const id = useId();
  if (!allRevealed || issues.length === 0) return null;
  return (
    <section
      ref={(element) => (element ? editor.focus.register('', element, 'errors') : undefined)}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h3 id={id}>{fixFirst(issues.length)}</h3>
      <ol>
        {issues.map(({ path, message }) => {
          const place = path.join('.');
          return (
            <li key={`${place} ${message}`}>
              <button type="button" onClick={() => onGoTo(place)}>
                <span className={words.softNote}>{nameOfPath(path)}</span>
                <span>{message}</span>
              </button>
              <CheckQuickFix editor={editor} path={path} onFixed={onFixed} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
