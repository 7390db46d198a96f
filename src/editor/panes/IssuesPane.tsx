import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  Info,
  TriangleAlert,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Finding } from '../../advice/model/advice';
import { useStore } from '../../ui/useStore';
import { issuesToMend } from '../model/diagnosticsState';
import type { TemplateEditor } from '../model/TemplateEditor';
import { verdictOf } from './verdict';
import { OfferFix } from '../offers/OfferFix';
import { Why } from '../../ui/notices/Why';
import styles from './IssuesPane.module.css';
import { nameOfPath } from '../../schema/template/nameOfPath';

type IssuesPaneProps = {
  editor: TemplateEditor;
  onGoTo: (path: string) => void;
  /** Leaves the errors out, where a summary beside it lists them. */
  withoutErrors?: boolean;
  /** Shows the line in the JSON; absent on pages without JSON. */
  onShowLine?: (path: string) => void;
};
type Entry = Pick<Finding, 'path' | 'message' | 'source' | 'date'>;

const levels = [
  { tone: 'error', title: 'To mend before sending', icon: <CircleAlert aria-hidden /> },
  { tone: 'blank', title: 'Still to fill in', icon: <CircleDashed aria-hidden /> },
  { tone: 'warning', title: 'Warnings', icon: <TriangleAlert aria-hidden /> },
  { tone: 'hint', title: 'Hints', icon: <Info aria-hidden /> },
] as const;

/**
 * All diagnostics of the draft: errors prevent sending, warnings and hints do not. The issues of fields that the
 * person has not been in yet are no mistakes, so they stand apart. A draft that is only read shows all as errors.
 */
export function IssuesPane({ editor, withoutErrors = false, onGoTo, onShowLine }: IssuesPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const state = useStore(editor.diagnostics, (diagnostics) => diagnostics);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  const { issues, advice, unchecked } = state;
  const verdict = verdictOf(state);
  const toMend = isReadOnly ? issues : issuesToMend(state);
  const entries = {
    error: [...(withoutErrors ? [] : toMend), ...advice.filter(({ level }) => level === 'error')],
    blank: issues.filter((issue) => !toMend.includes(issue)),
    warning: advice.filter(({ level }) => level === 'warning'),
    hint: advice.filter(({ level }) => level === 'hint'),
  };

  return (
    <div ref={pane} tabIndex={-1} className={styles['pane']}>
      {verdict.kind !== 'mend' && (
        <p className={styles[verdict.kind]}>
          {verdict.kind === 'ready' || verdict.kind === 'done' ? (
            <CircleCheck aria-hidden />
          ) : (
            <Info aria-hidden />
          )}
          {verdict.message}
        </p>
      )}
      {unchecked.length > 0 && (
        <section className={styles['blank']} aria-label="Not checked">
          <h3 className={styles['title']}>
            <CircleQuestionMark aria-hidden />
            Not checked
            <span className={styles['count']}>{unchecked.length}</span>
          </h3>
          <ul className={styles['entries']}>
            {unchecked.map((statement) => (
              <li key={statement} className={styles['entry']}>
                {statement}
              </li>
            ))}
          </ul>
        </section>
      )}
      {levels.map((level) => (
        <Level
          key={level.tone}
          {...level}
          editor={editor}
          onFixed={() => pane.current?.focus()}
          entries={entries[level.tone]}
          onGoTo={onGoTo}
          onShowLine={onShowLine}
        />
      ))}
    </div>
  );
}

type LevelProps = {
  editor: TemplateEditor;
  onFixed: () => void;
  title: string;
  icon: ReactNode;
  tone: (typeof levels)[number]['tone'];
  entries: readonly Entry[];
  onGoTo: (path: string) => void;
  onShowLine: ((path: string) => void) | undefined;
};

/** Groups diagnostics with the same message: one entry with a link to each field. */
function byMessage(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const group = groups.get(entry.message);
    if (group) group.push(entry);
    else groups.set(entry.message, [entry]);
  }
  return [...groups.values()];
}

function Level({ editor, onFixed, title, icon, tone, entries, onGoTo, onShowLine }: LevelProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles[tone]} aria-label={title}>
      <h3 className={styles['title']}>
        {icon}
        {title}
        <span className={styles['count']}>{entries.length}</span>
      </h3>
      <ul className={styles['entries']}>
        {byMessage(entries).map((group, index) => (
          // A message may contain a count that changes with each key: keyed by place, its entry is kept.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['entry']}>
            <p>{group[0].message}</p>
            <ul className={styles['places']}>
              {group.map(({ path }) => (
                <li key={path.join('.')}>
                  <button type="button" onClick={() => onGoTo(path.join('.'))}>
                    {nameOfPath(path)}
                  </button>
                  <OfferFix editor={editor} path={path} onFixed={onFixed} />
                  {onShowLine && (
                    <button
                      type="button"
                      className={styles['line']}
                      aria-label={`${nameOfPath(path)}: line in the JSON`}
                      title="Line in the JSON"
                      onClick={() => onShowLine(path.join('.'))}
                    />
                  )}
                </li>
              ))}
            </ul>
            {group[0].source && <Why source={group[0].source} date={group[0].date} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
