import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { blankSuggestion } from '../../schema/draft/suggestionKinds';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { useEditor, useVisibleIssue } from '../model/EditorContext';
import { listActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import type { SuggestionsPath } from '../model/paths';
import { SuggestionRow } from './SuggestionRow';
import styles from './SuggestionList.module.css';

type SuggestionListProps = { at: SuggestionsPath; most: number; empty: string };

/** The buttons of a message or card: one is open, the others are one line each. */
export function SuggestionList({ at, most, empty }: SuggestionListProps) {
  const editor = useEditor();
  const count = useStore(editor.draft, (draft) => {
    const list = valueAt(draft, at);
    return Array.isArray(list) ? list.length : 0;
  });
  const open = useStore(editor.session, (session) => session.open[at]);
  const structure = useStore(editor.session, (session) => session.structure);
  const error = useVisibleIssue(at, true);
  const actions = useMemo(() => listActions(editor, at, 'button'), [editor, at]);

  return (
    <fieldset className={styles['list']} aria-describedby={error ? `${at}-error` : undefined}>
      <legend className={styles['legend']}>
        Buttons
        <span className={styles['count']} data-over={count > most ? '' : undefined}>
          {count} of {most}
        </span>
        <code data-technical className={styles['technical']}>
          suggestions
        </code>
      </legend>
      {error && (
        <p id={`${at}-error`} className={styles['error']}>
          {error}
        </p>
      )}
      {count === 0 && <p className={styles['empty']}>{empty}</p>}
      {count > 0 && (
        <ol className={styles['rows']}>
          {Array.from({ length: count }, (_, index) => (
            <SuggestionRow
              key={`${index}-${open === index ? structure : ''}`}
              list={at}
              index={index}
              count={count}
              open={open === index}
              actions={actions}
              onToggle={() => {
                const session = editor.session.get();
                editor.session.set({
                  ...session,
                  open: { ...session.open, [at]: open === index ? undefined : index },
                });
              }}
            />
          ))}
        </ol>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        data-focus={`${at}.add`}
        data-path={at}
        onClick={() => actions.add(blankSuggestion('reply'))}
      >
        Add button
      </Button>
    </fieldset>
  );
}
