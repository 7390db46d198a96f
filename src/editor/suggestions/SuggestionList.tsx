import { useMemo, type FocusEvent } from 'react';
import {
  blankSuggestion,
  kindNames,
  suggestionKindOf,
  suggestionText,
} from '../../schema/draft/suggestionKinds';
import { useStore } from 'zustand';
import { useEditor, useEntryCount, useDraftPart, useFocusTarget, useMark } from '../model/EditorContext';
import { useRemarks, RemarkLines } from '../fields/templateForm';
import { fieldFacts } from '../fields/TextField';
import { AddEntry } from '../rows/AddEntry';
import { createRowDrag, type PrepareDrag, DragGrip } from '../rows/DragGrip';
import { listActions, type ListActions } from '../rows/listActions';
import type { SuggestionsPath, SuggestionPath } from '../state/paths';
import styles from './suggestions.module.css';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { SuggestionDraft } from '../../schema/draft/draft';
import { MarkSign } from '../fields/Fold';
import { markWords } from '../model/diagnosticsState';
import { copyByKey, moveByKey, RowTools } from '../rows/RowTools';
import { SuggestionEditor } from './SuggestionEditor';
import { suggestionMessages } from './suggestionMessages';
import words from '../../ui/styles/words.module.css';

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
        <code data-technical>suggestions</code>
      </legend>
      <RemarkLines at={at} id={`${at}-remarks`} />
      {count === 0 && <p className={words.note}>{empty}</p>}
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

type SuggestionRowProps = {
  list: SuggestionsPath;
  index: number;
  count: number;
  open: boolean;
  actions: ListActions;
  drag: PrepareDrag;
  onToggle: () => void;
};

function SuggestionRow({ list, index, count, open, actions, drag, onToggle }: SuggestionRowProps) {
  const editor = useEditor();
  const at: SuggestionPath = `${list}.${index}`;
  const suggestion = useDraftPart(at) as SuggestionDraft | undefined;
  const line = useFocusTarget(at, 'field', 'line');
  const mark = useMark(at);
  const kind = suggestion && suggestionKindOf(suggestion);
  const Icon = kind ? suggestionMessages[kind].icon : CircleAlert;
  const text = suggestion ? suggestionText(suggestion) : '';
  const title = text.trim() === '' ? 'No text yet' : text;
  const number = index + 1;

  return (
    <li className={styles.row} data-open={open ? '' : undefined}>
      <fieldset
        onKeyDown={(event) => moveByKey(event, index, actions)}
        onCopy={(event) => copyByKey(event, editor, actions)}
        onCut={(event) => copyByKey(event, editor, actions)}
      >
        <legend className={words.visuallyHidden}>
          Button {number}: {title}
        </legend>
        <div className={styles.head}>
          <DragGrip onNear={drag} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={`Button ${number}: ${title}, ${kind ? kindNames[kind] : 'no kind'}${markWords(mark)}`}
            ref={line}
            data-path={at}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden className={styles.chevron} />
            <Icon aria-hidden className={styles.icon} />
            <span className={styles.title} data-blank={text.trim() === '' ? '' : undefined} dir="auto">
              {title}
            </span>
            <MarkSign mark={mark} />
          </button>
          <RowTools list={list} name="button" index={index} count={count} actions={actions} />
        </div>
        {open && suggestion && <SuggestionEditor list={list} at={at} kind={kind} />}
      </fieldset>
    </li>
  );
}
