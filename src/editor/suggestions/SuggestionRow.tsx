import { ChevronDown, CircleAlert } from 'lucide-react';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import type { SuggestionDraft } from '../../schema/draft/draft';
import { useStore } from '../../ui/useStore';
import { DragGrip } from '../rows/DragGrip';
import { useEditor } from '../model/EditorContext';
import { countBelow } from '../model/diagnostics';
import type { ListActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import type { SuggestionPath, SuggestionsPath } from '../model/paths';
import { copyByKey, moveByKey, RowTools } from '../rows/RowTools';
import { SuggestionEditor } from './SuggestionEditor';
import { suggestionMessages } from './suggestionWords';
import styles from './SuggestionRow.module.css';

type SuggestionRowProps = {
  list: SuggestionsPath;
  index: number;
  count: number;
  open: boolean;
  actions: ListActions;
  onToggle: () => void;
};

export function SuggestionRow({ list, index, count, open, actions, onToggle }: SuggestionRowProps) {
  const editor = useEditor();
  const at: SuggestionPath = `${list}.${index}`;
  const suggestion = useStore(editor.draft, (draft) => valueAt(draft, at)) as SuggestionDraft | undefined;
  const flagged = useStore(editor.board, (board) => board.allRevealed && countBelow(board, at) > 0);
  const kind = suggestion && suggestionKindOf(suggestion);
  const words = kind && suggestionMessages[kind];
  const Icon = words?.icon ?? CircleAlert;
  const text = suggestion ? suggestionText(suggestion) : '';
  const title = text.trim() === '' ? 'No text yet' : text;
  const number = index + 1;

  return (
    <li className={styles['row']} data-open={open ? '' : undefined}>
      <fieldset
        onKeyDown={(event) => moveByKey(event, index, actions)}
        onCopy={(event) => copyByKey(event, editor, actions)}
        onCut={(event) => copyByKey(event, editor, actions)}
      >
        <legend className={styles['hidden']}>
          Button {number}: {title}
        </legend>
        <div className={styles['head']}>
          <DragGrip onMove={actions.moveTo} />
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-label={`Button ${number}: ${title}, ${words?.name ?? 'no kind'}`}
            data-focus={`${at}.open`}
            data-path={at}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden className={styles['chevron']} />
            <Icon aria-hidden className={styles['icon']} />
            <span className={styles['title']} data-blank={text.trim() === '' ? '' : undefined} dir="auto">
              {title}
            </span>
            {flagged && <CircleAlert aria-hidden className={styles['flag']} />}
          </button>
          <RowTools list={list} name="button" index={index} count={count} actions={actions} />
        </div>
        {open && suggestion && <SuggestionEditor at={at} kind={kind} />}
      </fieldset>
    </li>
  );
}
