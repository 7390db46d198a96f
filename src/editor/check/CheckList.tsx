import { CircleCheck, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../model/TemplateEditor';
import { CheckSection } from './CheckSection';
import { cardsOf } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import { notificationButtonOf } from '../../schema/phones/notificationButton';
import { TextButton } from '../../ui/controls/Button';
import words from '../../ui/styles/words.module.css';
import layout from '../../ui/styles/layout.module.css';
import styles from './CheckList.module.css';
import { groupDiagnostics, groupTitles, type CheckGroup, type GroupName, verdictOf } from './checkGroups';
import type { PhoneShow } from './CheckItem';

type CheckListProps = {
  editor: TemplateEditor;
  onGoTo: (path: string) => void;
  /** Leaves the errors out, where a summary beside it lists them. */
  withoutErrors?: boolean;
  /** Shows no fix, as the template is read-only. */
  withoutFixes?: boolean;
  /** Shows the line in the JSON; absent on pages without JSON. */
  onShowLine?: (path: string) => void;
  /** Shows a phone as a finding was seen on it; absent on pages whose phones do not follow. */
  phones?: PhoneShow;
};

/** Entries from which the list can be narrowed to one group. */
const LONG_LIST = 5;

/**
 * All diagnostics of the draft in the order of what to do next. The issues of fields that the person has not been in
 * yet are no mistakes, so they stand apart.
 */
export function CheckList(props: CheckListProps) {
  const { editor, withoutErrors = false, withoutFixes = false, onGoTo, onShowLine, phones } = props;
  const pane = useRef<HTMLDivElement>(null);
  const state = useStore(editor.diagnostics);
  const isReadOnly = useStore(editor.document.readOnly) || withoutFixes;
  const [chosen, setChosen] = useState<GroupName>();
  const hasPendingText = useStore(editor.json, ({ pending }) => pending !== undefined);
  const verdict = verdictOf(state, hasPendingText);
  const isGood = verdict.kind === 'ready' || verdict.kind === 'done';
  const groups = groupDiagnostics(state, { isReadOnly, withoutIssues: withoutErrors });
  const shown = groups.filter(({ name }) => name === chosen);

  return (
    <div ref={pane} tabIndex={-1} className={layout.sections}>
      {verdict.kind !== 'fix' && (
        <p className={styles.verdict} data-good={isGood || undefined}>
          {isGood ? <CircleCheck aria-hidden /> : <Info aria-hidden />}
          {verdict.message}
        </p>
      )}
      <NotificationButton template={state.template} onGoTo={onGoTo} />
      <Filter groups={groups} chosen={shown[0]?.name} onChoose={setChosen} />
      {(shown.length > 0 ? shown : groups).map((group) => (
        <CheckSection
          key={group.name}
          editor={editor}
          group={group}
          isReadOnly={isReadOnly}
          onFixed={() => pane.current?.focus()}
          onGoTo={onGoTo}
          onShowLine={onShowLine}
          phones={phones}
        />
      ))}
    </div>
  );
}

type NotificationButtonProps = Pick<CheckListProps, 'onGoTo'> & { template: TemplateDraft };

/** Which button Android's notification has. A message without buttons has none, as everybody expects. */
function NotificationButton({ template, onGoTo }: NotificationButtonProps) {
  const { suggestions = [] } = template.component;
  if (suggestions.length === 0 && !cardsOf(template).some((card) => card.suggestions?.length)) return null;
  const found = notificationButtonOf(template);
  return (
    <p className={words.softNote}>
      {'Button in Android’s notification: '}
      {found ? (
        <TextButton onClick={() => onGoTo(found.path)}>{suggestionText(found.suggestion).trim()}</TextButton>
      ) : (
        'none'
      )}
    </p>
  );
}

type FilterProps = {
  groups: readonly CheckGroup[];
  chosen: GroupName | undefined;
  onChoose: (name: GroupName | undefined) => void;
};

/** Narrows a long list to one of its groups. */
function Filter({ groups, chosen, onChoose }: FilterProps) {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (groups.length < 2 || all < LONG_LIST) return null;
  const choices = [
    { name: undefined, title: 'All', count: all },
    ...groups.map(({ name, count }) => ({ name, title: groupTitles[name], count })),
  ];
  return (
    <div role="group" aria-label="Show" className={styles.filter}>
      {choices.map(({ name, title, count }) => (
        <button key={title} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {title} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
