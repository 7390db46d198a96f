import { ChevronDown, CircleAlert } from 'lucide-react';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import type { SuggestionDraft } from '../../schema/draft/draft';
import type { RowDrag } from '../rows/createRowDrag';
import { DragGrip } from '../rows/DragGrip';
import { useDraftPart, useEditor, useFocusTarget, useMark } from '../model/EditorContext';
import { MarkSign } from '../fields/MarkSign';
import { markWords } from '../model/diagnosticsState';
import type { ListActions } from '../rows/listActions';
import type { SuggestionPath, SuggestionsPath } from '../state/paths';
import { copyByKey, moveByKey, RowTools } from '../rows/RowTools';
import { SuggestionEditor } from './SuggestionEditor';
import { suggestionMessages } from './suggestionMessages';
import words from '../../ui/styles/words.module.css';
import styles from './SuggestionRow.module.css';

type SuggestionRowProps = {
  list: SuggestionsPath;
  index: number;
  count: number;
  open: boolean;
  actions: ListActions;
  drag: RowDrag;
  onToggle: () => void;
};

export function SuggestionRow({ list, index, count, open, actions, drag, onToggle }: SuggestionRowProps) {
  const editor = useEditor();
  const at: SuggestionPath = `${list}.${index}`;
  const suggestion = useDraftPart(at) as SuggestionDraft | undefined;
  const line = useFocusTarget(at, 'field', 'line');
  const mark = useMark(at);
  const kind = suggestion && suggestionKindOf(suggestion);
  const messages = kind && suggestionMessages[kind];
  const Icon = messages?.icon ?? CircleAlert;
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
          <DragGrip drag={drag} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={`Button ${number}: ${title}, ${messages?.name ?? 'no kind'}${markWords(mark)}`}
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
