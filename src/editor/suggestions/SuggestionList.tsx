import { useMemo, type FocusEvent } from 'react';
import { blankSuggestion } from '../../schema/draft/suggestionKinds';
import { useStore } from 'zustand';
import { useEditor, useEntryCount } from '../model/EditorContext';
import { useRemarks } from '../fields/templateForm';
import { fieldFacts } from '../fields/fieldFacts';
import { RemarkLines } from '../fields/RemarkLines';
import { AddEntry } from '../rows/AddEntry';
import { createRowDrag } from '../rows/createRowDrag';
import { listActions } from '../rows/listActions';
import type { SuggestionsPath } from '../state/paths';
import { SuggestionRow } from './SuggestionRow';
import styles from './SuggestionList.module.css';

type SuggestionListProps = { at: SuggestionsPath; owner: string; empty: string };

/** The buttons of a message or card. One is expanded, the others are one line each. */
export function SuggestionList({ at, owner, empty }: SuggestionListProps) {
  const editor = useEditor();
  const { limit: max = 0 } = fieldFacts(at);
  const count = useEntryCount(at);
  const open = useStore(editor.selection, ({ expanded }) => expanded[at]);
  const { error, warning, advice } = useRemarks(at);
  const isRemarked = error ?? warning ?? advice;
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) editor.diagnostics.reveal(at);
  };
  const actions = useMemo(() => listActions(editor, at, 'button'), [editor, at]);
  const drag = useMemo(() => createRowDrag(actions.moveTo), [actions]);

  return (
    <fieldset
      className={styles.list}
      aria-describedby={isRemarked ? `${at}-remarks` : undefined}
      onBlur={leave}
    >
      <legend className={styles.legend}>
        Buttons
        <span className={styles.count} data-over={count > max ? '' : undefined}>
          {count} of {max}
        </span>
        <code data-technical className={styles.technical}>
          suggestions
        </code>
      </legend>
      <RemarkLines at={at} id={`${at}-remarks`} />
      {count === 0 && <p className={styles.empty}>{empty}</p>}
      {count > 0 && (
        <ol className={styles.rows}>
          {Array.from({ length: count }, (_, index) => (
            <SuggestionRow
              key={index}
              list={at}
              index={index}
              count={count}
              open={open === index}
              actions={actions}
              drag={drag}
              onToggle={() => editor.selection.toggle(at, index)}
            />
          ))}
        </ol>
      )}
      <AddEntry
        list={at}
        name="button"
        owner={owner}
        count={count}
        max={max}
        onAdd={() => actions.add(blankSuggestion('reply'))}
      />
    </fieldset>
  );
}
